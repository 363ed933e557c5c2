// Written by 'npm run codegen' from words.messages.en.json.

/** Texts of deciding which words of a text stay in it when it leaves the portal. */
export const wordsMessages = {
  times: ({ n }: { n: number }) => n === 1 ? "once" : `${n.toLocaleString("en")} times`,
  keep: "Keep",
  remove: "Remove",
  keepOf: ({ word }: { word: string | number }) => `Keep ${word}`,
  removeOf: ({ word }: { word: string | number }) => `Remove ${word}`,
  undecided: "Not decided",
  keepAll: "Keep all others",
  failed: "The decision was not kept",
  kept: "Decision kept",
}
