// Written by 'npm run codegen' from user-acts.messages.en.json.

/** Words of what is done with one user of the list. */
export const userActsMessages = {
  menu: {
    label: "More actions",
    disable: "Disable",
    enable: "Re-enable",
    remove: "Delete",
    restore: "Restore",
    unblock: "Unblock",
    history: "History",
  },
  done: {
    enable: ({ name }: { name: string | number }) => `${name} can log in again.`,
    disable: ({ name }: { name: string | number }) => `${name} was disabled and signed out everywhere.`,
    remove: ({ name }: { name: string | number }) => `${name} was deleted. Show Deleted Users to restore the account.`,
    restore: ({ name }: { name: string | number }) => `${name} was restored, disabled. Re-enable the account to let the person log in.`,
    unblock: ({ name }: { name: string | number }) => `${name} can try to log in again.`,
  },
}
