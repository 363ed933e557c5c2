// Written by 'npm run codegen' from search.messages.en.json.

/** Words of the search. */
export const searchMessages = {
  title: "Search",
  landingPage: "Landing Page",
  label: "Search the portal",
  hint: "Agencies, findings, documents, people, screens",
  keys: "Arrow keys choose, Enter opens, Escape closes.",
  recent: "Recent searches",
  forget: "Clear recent searches",
  forgetFailed: "The recent searches could not be cleared.",
  screens: "Go to",
  all: ({ text }: { text: string | number }) => `All results for “${text}”`,
  more: ({ count, group }: { count: string | number; group: string | number }) => `Show all ${count} in ${group}`,
  searching: "Searching…",
  tooShort: "Type two characters or more.",
  nothing: ({ text }: { text: string | number }) => `Nothing found for “${text}”.`,
  nothingHelp: "Each word finds those that begin with it. A student is found by the whole reference.",
  failed: "The search failed.",
  retry: "Try again",
  count: ({ count, more }: { count: number; more: boolean }) => `${count.toLocaleString("en")}${more ? " or more" : ""} ${count === 1 ? "result" : "results"}`,
  everything: "Show results of every kind",
  openNote: ({ title }: { title: string | number }) => `Open note: ${title}`,
  what: {
    results: "results",
  },
}
