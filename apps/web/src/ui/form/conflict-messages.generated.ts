// Written by 'npm run codegen' from conflict.messages.en.json.

/** Words of two people having changed one record (domain definition 0.5). */
export const conflictMessages = {
  savedBy: ({ who }: { who: string | number }) => `${who} saved this.`,
  savedByAgo: ({ who, ago }: { who: string | number; ago: string | number }) => `${who} saved this ${ago} ago.`,
  somebody: "Somebody",
  review: "Review the differences before saving.",
  cameTitle: "Both changes are kept",
  came: ({ labels }: { labels: string | number }) => `What came in beside your changes: ${labels}.`,
  alsoCame: ({ labels }: { labels: string | number }) => `Came in without asking, because you did not change it: ${labels}.`,
  alsoMine: ({ labels }: { labels: string | number }) => `Stays as you wrote it, because only you changed it: ${labels}.`,
  base: "Before",
  mine: "Mine",
  theirs: "Theirs",
  keepMine: "Keep mine",
  takeTheirs: "Take theirs",
  saveChoice: "Save my choice",
  empty: "Empty",
}
