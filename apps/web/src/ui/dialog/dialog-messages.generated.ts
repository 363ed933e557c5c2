// Written by 'npm run codegen' from dialog.messages.en.json.

/** Words of dialogs. */
export const dialogMessages = {
  columns: {
    user: "User",
    roles: "Roles",
    action: "Action",
  },
  close: "Close",
  cancel: "Cancel",
}
