// Written by 'npm run codegen' from presence.messages.en.json.

/** Who else is here. */
export const presenceMessages = {
  title: "Also here",
  isHere: ({ who }: { who: string | number }) => `${who} is here`,
  isOn: ({ who, place }: { who: string | number; place: string | number }) => `${who} is on ${place}`,
  isOnYours: ({ who, place }: { who: string | number; place: string | number }) => `${who} is on ${place} too`,
  hasLeft: ({ who }: { who: string | number }) => `${who} has left`,
}
