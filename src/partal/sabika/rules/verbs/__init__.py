"""The list of all verbs of bonuses, each in a file of its own."""

from typing import Final

from partal.sabika.rules.bonus import VERBS, Verb
from partal.sabika.rules.verbs.act import Act
from partal.sabika.rules.verbs.city_bonus import BonusOfCity
from partal.sabika.rules.verbs.dinars import Dinars
from partal.sabika.rules.verbs.dinars_per_boxes import DinarsPerBoxes
from partal.sabika.rules.verbs.favour import Favour
from partal.sabika.rules.verbs.free_ship import SendShip
from partal.sabika.rules.verbs.good import Good
from partal.sabika.rules.verbs.material import Material
from partal.sabika.rules.verbs.parias import Parias
from partal.sabika.rules.verbs.prestige import Prestige
from partal.sabika.rules.verbs.process import Process
from partal.sabika.rules.verbs.raw import Raw
from partal.sabika.rules.verbs.red_city import ActionOfRedCity
from partal.sabika.rules.verbs.split import DinarsOrParias
from partal.sabika.rules.verbs.tile_bonus import BonusOfTile
from partal.sabika.rules.verbs.transactions import Transactions

TABLE: Final[tuple[Verb, ...]] = (
    Dinars(),
    Prestige(),
    Parias(),
    Material(),
    Raw(),
    Good(),
    Process(),
    Transactions(),
    Favour(),
    BonusOfCity(),
    Act(),
    DinarsOrParias(),
    DinarsPerBoxes(),
    SendShip(),
    BonusOfTile(),
    ActionOfRedCity(),
)

VERBS.extend(TABLE)
