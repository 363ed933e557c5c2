// Written by 'npm run codegen' from action.messages.en.json.

/** Words of buttons. */
export const actionMessages = {
  working: "(working)",
}
