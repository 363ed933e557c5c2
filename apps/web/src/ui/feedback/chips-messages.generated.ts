// Written by 'npm run codegen' from chips.messages.en.json.

/** Words of the chips of a due date and of whose turn it is. */
export const chipsMessages = {
  due: {
    due: ({ day }: { day: string | number }) => `Due ${day}`,
    dueBy: ({ day, rule }: { day: string | number; rule: string | number }) => `Due ${day}. ${rule}`,
    done: ({ day }: { day: string | number }) => `Done ${day}`,
    late: ({ n }: { n: string | number }) => `${n} late`,
    left: ({ n }: { n: string | number }) => `${n} left`,
  },
  turns: {
    yours: "Your turn",
    state: "With state",
    agency: "With agency",
    none: "No action",
  },
}
