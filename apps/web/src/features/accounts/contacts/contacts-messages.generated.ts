// Written by 'npm run codegen' from contacts.messages.en.json.

/** Words of the people who are displayed as contacts. */
export const contactsMessages = {
  title: "Contacts",
  home: "Dashboard",
  facts: "People of the state and of agencies to turn to, in the order in which they are displayed",
  state: "State education department",
  add: "Add contact",
  moveUp: ({ name }: { name: string | number }) => `Move ${name} up`,
  moveDown: ({ name }: { name: string | number }) => `Move ${name} down`,
  remove: ({ name }: { name: string | number }) => `Remove ${name} from the contacts`,
  moved: ({ name, place, of }: { name: string | number; place: string | number; of: string | number }) => `${name} is now number ${place} of ${of}.`,
  keyHint: "Alt and an arrow key move a contact, too.",
  removed: ({ name }: { name: string | number }) => `${name} is no longer displayed as a contact.`,
  added: ({ name }: { name: string | number }) => `${name} is displayed as a contact.`,
  saveTitle: "Contacts",
  failed: "Nothing was changed",
  failedHalfway: "The order was changed in part",
  emptyTitle: "Nobody is displayed as a contact yet.",
  emptyBody: "Whoever manages users can add people here.",
  adding: {
    title: "Add contact",
    search: "Find a person",
    hint: "Two characters or more: name, email, phone number, title or agency",
    list: "People who can be added",
    none: "Nobody else was found.",
    more: ({ shown, total }: { shown: string | number; total: string | number }) => `The first ${shown} of ${total} people were looked at. Search to find others.`,
    choose: ({ name }: { name: string | number }) => `Add ${name}`,
    close: "Close",
  },
  what: {
    users: "users",
    contacts: "contacts",
  },
}
