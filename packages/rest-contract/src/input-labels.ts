/** Labels of fields whose names differ from those on screens. */
const labels: Readonly<Record<string, string>> = {
  id: 'The id',
  leaId: 'Agency',
  leaIds: 'Agencies',
  selectedLeas: 'Preferred LEA notifications',
  preferredLeaId: 'Preferred LEA Dashboard',
  userName: 'Username',
  username: 'Username',
  fullName: 'Full Name',
  phoneNumber: 'Phone Number',
  dueOn: 'Due date',
  q: 'Search',
  textNote: 'Note',
  startTime: 'Start date',
  endTime: 'End date',
  eventDescription: 'Event reason',
  usersCount: 'Users',
  pageSize: 'Rows a page',
}

/** Label of the field at this path: its last name, in words. */
export function labelOf(path: readonly string[]): string {
  const name = path.findLast((part) => !/^\d+$/.test(part))
  if (name === undefined) return 'The request'
  const words = labels[name]
  if (words !== undefined) return words
  const plain = name
    .replace(/Ids?$/, (ending) => (ending === 'Ids' ? 's' : ''))
    .replace(/([a-z\d])On$/, '$1Date')
    .replaceAll(/([a-z\d])([A-Z])/g, (_pair, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
