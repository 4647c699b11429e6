// Clause ids: the game's letter, the chapter's letters, and a number (`A-BUILD-02`, `S-RAW-10a`).

const CLAUSE = "[A-Z]+-[A-Z]+-\\d+[a-z]?";

/** Splits a text at every clause that it names and every `word` in backticks. */
export const CLAUSE_OR_CODE = new RegExp(`(\\b${CLAUSE}\\b|\`[^\`]+\`)`);

const ONLY_CLAUSE = new RegExp(`^${CLAUSE}$`);
export const isClause = (text: string): boolean => ONLY_CLAUSE.test(text);
