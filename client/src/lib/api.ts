// Talking to the server: plain requests, and one live connection that reconnects by itself.

import type { AboutMe, AgreeToCoach, CloseChat, GoOn, Leave, LetBack, LiveRequest, NewPack, NewTable, Remove, Retake, Sit } from "../generated/requests";
import type { AidSection, Chapter, Coached, Component, Draft, Example, Found, FrameMessage, Game, Givers, Header, Hint, History, LessonFrame, LessonTitle, LiveMessage, Me, Message, Outlook, Pack, Preview, Reason, Refusal, ReplayFrame, Result, Review, Summary, TryOut, Visitors, Ways, WholeFrame } from "../generated/wire";
import { WIRE } from "../generated/version";
import { seeLetters } from "./letters";
import { compareVersion, keepAnswer, keptAnswer } from "./version";

export class Refused extends Error {
  constructor(
    readonly said: Message,
    readonly status: number,
  ) {
    super(said[0]);
  }
}

/** Why something could not be done: the server's refusal, or that there is no server. */
export function reason(error: unknown): Message {
  return error instanceof Refused ? error.said : ["page-no-server", {}, ""];
}

/** Request bodies of all routes; empty if a route takes none. */
type Body = AboutMe | AgreeToCoach | GoOn | NewTable | NewPack | Sit | Leave | Retake | CloseChat | Remove | LetBack | Record<string, never>;

/** Send a request; with `keepalive` it is completed even if the page is closed or reloaded in the meantime. */
async function ask<T>(path: string, body?: Body, keepalive = false): Promise<T> {
  const response = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
    credentials: "same-origin",
    keepalive,
  });
  compareVersion(response.headers.get("x-partal-wire"));
  const text = await response.text();
  if (!response.ok) {
    throw new Refused(refusalIn(text) ?? ["page-no-answer", { status: response.status }, ""], response.status);
  }
  seeLetters(text);
  return (response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text) as T;
}

/** The message of a refusal; null if a proxy has answered for the server. */
function refusalIn(text: string): Message | null {
  try {
    const { error } = JSON.parse(text) as Partial<Refusal>;
    return Array.isArray(error) ? error : null;
  } catch {
    return null;
  }
}

const listed = (answers: string[]): string => answers.map((one) => `&answers=${encodeURIComponent(one)}`).join("");

export const api = {
  me: () => ask<Me>("/api/me"),
  saveMe: (me: AboutMe) => ask<Me>("/api/me", me, true),
  games: () => ask<Game[]>("/api/games"),
  tables: () => ask<Header[]>("/api/tables"),
  table: (id: string) => ask<Header>(`/api/tables/${id}`),
  open: (wish: NewTable) => ask<Header>("/api/tables", wish),
  sit: (id: string, seat: number, name: string) => ask<Header>(`/api/tables/${id}/sit`, { seat, name }),
  leave: (id: string, seat: number, bot: string) => ask<Header>(`/api/tables/${id}/leave`, { seat, bot }),
  retake: (id: string, seat: number) => ask<Header>(`/api/tables/${id}/retake`, { seat }),
  agree: (id: string, seat: number) => ask<Header>(`/api/tables/${id}/agree`, { seat }),
  agreeToCoach: (id: string, agrees: boolean) => ask<Header>(`/api/tables/${id}/coach`, { agrees }),
  coachNow: (id: string, seat: number) => ask<Coached>(`/api/tables/${id}/coach/now?seat=${seat}`),
  coachTurn: (id: string, seat: number, form: number) => ask<Coached>(`/api/tables/${id}/coach/turn?seat=${seat}&form=${form}`),
  tryOut: (id: string, seat: number, turn: number, answers: string[]) => ask<TryOut>(`/api/tables/${id}/coach/try?seat=${seat}&turn=${turn}${listed(answers)}`),
  replay: (id: string, number: number, seat: number | null) =>
    ask<ReplayFrame>(`/api/tables/${id}/replay/${number}${seat === null ? "" : `?seat=${seat}`}`),
  rematch: (id: string) => ask<Header>(`/api/tables/${id}/rematch`, {}),
  goOn: (id: string, wish: GoOn) => ask<Header>(`/api/tables/${id}/go-on`, wish),
  close: (id: string) => ask<Header>(`/api/tables/${id}/close`, {}),
  visitors: (id: string) => ask<Visitors>(`/api/tables/${id}/visitors`),
  closeChat: (id: string, closed: boolean) => ask<Header>(`/api/tables/${id}/close-chat`, { closed }),
  remove: (id: string, person: string, seat: number | null) => ask<Header>(`/api/tables/${id}/remove`, { person, seat }),
  letBack: (id: string, person: string) => ask<Header>(`/api/tables/${id}/let-back`, { person }),
  result: (id: string) => ask<Result>(`/api/tables/${id}/result`),
  history: (id: string) => ask<History>(`/api/tables/${id}/history`),
  rules: (game: string, language: string) => ask<Chapter[]>(`/api/rules/${game}?language=${language}`),
  examples: (game: string) => ask<Example[]>(`/api/rules/${game}/examples`),
  searchRules: (game: string, words: string, language: string) => ask<Found[]>(`/api/rules/${game}/search?language=${language}&words=${encodeURIComponent(words)}`),
  content: (game: string, pack: string | null) => ask<Component[]>(pack ? `/api/packs/${pack}/content` : `/api/content/${game}`),
  aid: (game: string, asked: string) => ask<AidSection[]>(`/api/aid/${game}${asked ? `?${asked}` : ""}`),
  lessons: (game: string) => ask<LessonTitle[]>(`/api/lessons/${game}`),
  lesson: (game: string, lesson: string, given: string[]) =>
    ask<LessonFrame>(`/api/lessons/${game}/${encodeURIComponent(lesson)}?${given.map((one) => `given=${encodeURIComponent(one)}`).join("&")}`),
  ahead: (id: string, seat: number, answers: string[]) =>
    ask<Preview>(`/api/tables/${id}/ahead?seat=${seat}${listed(answers)}`),
  ways: (id: string, seat: number, answers: string[]) => ask<Ways>(`/api/tables/${id}/ways?seat=${seat}${listed(answers)}`),
  draft: (id: string, seat: number, answers: string[]) => ask<Draft>(`/api/tables/${id}/draft?seat=${seat}${listed(answers)}`),
  why: (id: string, seat: number, target: string, answers: string[]) =>
    ask<Reason>(`/api/tables/${id}/why?seat=${seat}&target=${encodeURIComponent(target)}${listed(answers)}`),
  givers: (id: string, seat: number | null, names: string) =>
    ask<Givers>(`/api/tables/${id}/givers?about=${encodeURIComponent(names)}${seat === null ? "" : `&seat=${seat}`}`),
  outlook: (id: string) => ask<Outlook>(`/api/tables/${id}/outlook`),
  summaries: (id: string) => ask<Summary[]>(`/api/tables/${id}/summaries`),
  hint: (id: string, seat: number) => ask<Hint>(`/api/tables/${id}/hint?seat=${seat}`),
  review: (id: string) => ask<Review>(`/api/tables/${id}/review`),
  beginReview: (id: string) => ask<Review>(`/api/tables/${id}/review`, {}),
  packs: () => ask<Pack[]>("/api/packs"),
  addPack: (text: string) => ask<Pack>("/api/packs", { text }),
  words: (language: string) => ask<string>(`/api/words/${language}`),
};

/** The server's close code for a table that it only keeps; reconnecting does not help. */
const ONLY_KEPT = 4410;
/** The close code for whom the host has removed; reconnecting does not help. */
export const REMOVED = 4405;
/** The close code for whose seat the host has freed; they may look on. */
const SEAT_LOST = 4406;
/** The close code of a server that comes back at once. */
const RESTARTING = 1012;
/** The close code for a page of another version than the server's. */
const OTHER_PAGE = 4426;
/** Interruptions shorter than this are not shown, in milliseconds. */
const UNNOTICED = 2000;

export interface Live {
  answer(number: number, option: string): void;
  undo(number: number): void;
  chat(text: string): void;
  close(): void;
}

/** The frame after a message, which says only what has changed. What has not changed stays the same object. */
export function merged(last: WholeFrame | null, said: FrameMessage): WholeFrame {
  const { type: _, revision: __, after, before, events, scene, header, ...rest } = said;
  const known = after === 0 ? null : last;
  return {
    ...known,
    ...rest,
    events: known === null ? events : events.length || before !== known.events.length ? [...known.events.slice(0, before), ...events] : known.events,
    scene: known !== null && scene === undefined ? known.scene : { ...known?.scene, ...scene },
    header: known !== null && header === undefined ? known.header : { ...known?.header, ...header },
  } as WholeFrame;
}

/**
 * A live connection to a table. It reconnects by itself and then gets a whole frame.
 *
 * `connected(false)` is called only if an interruption lasts, and `ended` when reconnecting would not help. An answer that was given during it or lost in it is sent
 * again if its question, which is known by its number, is still open.
 */
export function connect(
  id: string,
  seat: number | null,
  heard: (frame: WholeFrame) => void,
  refused: (said: Message) => void,
  connected: (yes: boolean) => void,
  ended: (code: number) => void,
): Live {
  let socket: WebSocket | null = null;
  let closed = false;
  let wait = 300;
  let beat = 0;
  let alarm = 0;
  let last: WholeFrame | null = null;
  /** Also one that was given on this page before it was loaded again. */
  let unanswered: { number: number; option: string } | null = keptAnswer(id, seat);
  let again = unanswered !== null;
  let told: boolean | null = null;

  function tell(yes: boolean): void {
    if (yes !== told) connected((told = yes));
  }

  function open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    socket = new WebSocket(`${scheme}://${location.host}/api/tables/${id}/live?seat=${seat ?? "watch"}&wire=${WIRE}`);
    socket.onopen = () => {
      wait = 300;
      clearTimeout(alarm);
      alarm = 0;
      tell(true);
    };
    socket.onmessage = (message) => {
      seeLetters(message.data as string);
      const said = JSON.parse(message.data as string) as LiveMessage;
      if (said.type === "frame") {
        last = merged(last, said);
        const open = unanswered?.number === last.number && last.question?.mine;
        if (!open) unanswered = null;
        if (open && again && unanswered) send({ type: "answer", ...unanswered });
        again = false;
        heard(last);
      }
      if (said.type === "refused") {
        unanswered = null;
        refused(said.error);
      }
    };
    socket.onclose = (event) => {
      if (event.code === ONLY_KEPT || event.code === REMOVED || event.code === SEAT_LOST) {
        closed = true;
        clearInterval(beat);
        clearTimeout(alarm);
        ended(event.code);
        return;
      }
      if (closed) return;
      if (event.code === OTHER_PAGE) {
        closed = true;
        clearInterval(beat);
        clearTimeout(alarm);
        if (unanswered) keepAnswer(id, seat, unanswered);
        compareVersion(event.reason);
        return;
      }
      again = true;
      alarm ||= window.setTimeout(() => {
        unanswered = null;
        tell(false);
      }, UNNOTICED);
      setTimeout(open, event.code === RESTARTING ? 0 : wait);
      wait = Math.min(wait * 1.7, 8000);
    };
  }

  function send(message: LiveRequest): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  open();
  beat = window.setInterval(() => send({ type: "ping" }), 25_000);
  return {
    answer: (number, option) => {
      unanswered = { number, option };
      send({ type: "answer", number, option });
    },
    undo: (number) => send({ type: "undo", number }),
    chat: (text) => send({ type: "chat", text }),
    close: () => {
      closed = true;
      clearInterval(beat);
      clearTimeout(alarm);
      socket?.close();
    },
  };
}
