// Written by 'npm run codegen' from missing-record.messages.en.json.

/** Words of the page of a record that is not there. */
export const missingRecordMessages = {
  list: "Back to the list",
}
