// Written by 'npm run codegen' from search-field.messages.en.json.

/** Words of the search in the top bar; in a file of their own, which comes with it. */
export const searchFieldMessages = {
  open: "Search (Ctrl+K)",
  place: "Portal",
  hint: "Find an agency, finding or document",
  opens: "Opens the search with what you type.",
}
