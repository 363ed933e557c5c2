// Written by 'npm run codegen' from comment.messages.en.json.

/** Words of comments on a record. */
export const commentMessages = {
  empty: "No comment yet.",
  write: "Comment",
  writeInternal: "Internal comment",
  visibility: "Who reads it",
  internal: "Internal, for the state alone",
  shared: "Shared with the agency",
  chips: {
    Internal: "Internal",
    Shared: "Shared",
  },
  add: "Add comment",
  added: "Comment added.",
  save: "Save",
  saved: "Comment saved.",
  cancel: "Cancel",
  edit: ({ author }: { author: string | number }) => `Edit the comment of ${author}`,
  editShort: "Edit",
  resolve: "Resolve",
  resolveOf: ({ author }: { author: string | number }) => `Resolve the comment of ${author}`,
  reopen: "Open again",
  reopenOf: ({ author }: { author: string | number }) => `Open the comment of ${author} again`,
  resolved: "Comment resolved.",
  reopened: "Comment opened again.",
  resolvedBy: ({ name, at }: { name: string | number; at: string | number }) => `Resolved by ${name}, ${at}`,
  edited: ({ at }: { at: string | number }) => `edited ${at}`,
  list: "Comments, oldest first",
  conflict: "Somebody changed this comment meanwhile. Your words are kept here.",
  refused: "Not done",
}
