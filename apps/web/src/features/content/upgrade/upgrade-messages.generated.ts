// Written by 'npm run codegen' from upgrade.messages.en.json.

/** Words of Keep and Upgrade. */
export const upgradeMessages = {
  offered: {
    "self-assessment": ({ number, on }: { number: string | number; on: string | number }) => `Version ${number} of the questions was published on ${on}.`,
    "required-documents": ({ number, on }: { number: string | number; on: string | number }) => `Version ${number} of the required document categories was published on ${on}.`,
  },
  counts: ({ added, changed, removed }: { added: string | number; changed: string | number; removed: string | number }) => `${added} added, ${changed} changed, ${removed} removed`,
  toRecheck: ({ n }: { n: number }) => n === 1 ? `${n} answer to re-check` : `${n} answers to re-check`,
  removed: {
    "self-assessment": ({ n }: { n: number }) => n === 1 ? `${n} answer kept in the history only` : `${n} answers kept in the history only`,
    "required-documents": ({ n }: { n: string | number }) => `documents stay in ${n} of the removed`,
  },
  isOn: ({ number }: { number: string | number }) => `on v${number}`,
  kept: ({ name, number, on }: { name: string | number; number: string | number; on: string | number }) => `${name} kept v${number} on ${on}.`,
  look: "Keep or Upgrade",
  lookAgain: "Look again",
  title: "Keep or Upgrade",
  rule: {
    "self-assessment": "Answers go along. Answers to changed questions are marked \"Re-check\" until the agency confirms them; answers to removed ones stay in the history.",
    "required-documents": "Documents go along. A removed category in which something was uploaded stays for its documents, and is no longer required.",
  },
  kinds: {
    added: "Added",
    changed: "Changed",
    removed: "Removed",
  },
  recheck: "Re-check",
  stays: {
    "self-assessment": "Its answer is kept in the history.",
    "required-documents": "Its documents stay.",
  },
  before: "Before",
  after: "After",
  nothing: "Nothing",
  keep: ({ number }: { number: string | number }) => `Keep v${number}`,
  upgrade: ({ number }: { number: string | number }) => `Upgrade to v${number}`,
  cancel: "Cancel",
  failed: "This could not be decided.",
  doneKeep: ({ n }: { n: number }) => n === 1 ? `${n} self-assessment keeps its version.` : `${n} self-assessments keep their version.`,
  doneUpgrade: ({ n }: { n: number }) => n === 1 ? `${n} self-assessment was upgraded.` : `${n} self-assessments were upgraded.`,
  started: {
    open: "Started reviews",
    title: "Started reviews on an older version",
    none: "No started review is on an older version.",
    all: "All that can be decided",
    test: "Test agency",
    list: "the started reviews",
    keep: "Keep",
    upgrade: "Upgrade",
    nothing: "Choose at least one.",
    close: "Close",
  },
  what: {
    startedReviews: "started reviews",
  },
}
