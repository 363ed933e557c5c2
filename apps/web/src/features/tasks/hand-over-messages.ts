const assignments = (n: number) => `${n} ${n === 1 ? 'assignment' : 'assignments'}`

/** Words for giving somebody's open work to a colleague. */
export const handOverMessages = {
  open: 'Reassign',
  openOf: (name: string) => `Reassign the work of ${name}`,
  title: (name: string) => `Reassign the work of ${name}`,
  intro:
    'All that is open goes to one colleague: subsections, required documents and findings. Both are told.',
  to: 'Colleague',
  choose: 'Select Colleague..',
  missing: 'Colleague is required.',
  confirm: 'Reassign',
  done: 'Reassigned',
  moved: (n: number, name: string) => `${assignments(n)} went to ${name}.`,
  kept: (n: number) => ` ${assignments(n)} cannot be assigned now and stayed.`,
} as const
