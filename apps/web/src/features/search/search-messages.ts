import type { SearchGroupName } from '../../lib/graphql-types.generated'

/** Words of the search. */
export const searchMessages = {
  title: 'Search',
  landingPage: 'Landing Page',
  label: 'Search the portal',
  hint: 'Agencies, findings, documents, people, screens',
  keys: 'Arrow keys choose, Enter opens, Escape closes.',
  recent: 'Recent searches',
  forget: 'Clear recent searches',
  forgetFailed: 'The recent searches could not be cleared.',
  screens: 'Go to',
  all: (text: string) => `All results for “${text}”`,
  more: (count: string, group: string) => `Show all ${count} in ${group}`,
  searching: 'Searching…',
  tooShort: 'Type two characters or more.',
  nothing: (text: string) => `Nothing found for “${text}”.`,
  nothingHelp: 'Each word finds those that begin with it. A student is found by the whole reference.',
  failed: 'The search failed.',
  retry: 'Try again',
  count: (count: number, more: boolean) =>
    `${count.toLocaleString('en-US')}${more ? ' or more' : ''} ${count === 1 ? 'result' : 'results'}`,
  everything: 'Show results of every kind',
  openNote: (title: string) => `Open note: ${title}`,
  groups: {
    agencies: 'Agencies',
    findings: 'Findings',
    students: 'Students',
    questions: 'Questions',
    answers: 'Answers',
    documents: 'Documents',
    reports: 'Reports and letters',
    notes: 'Notes',
    users: 'People',
    training: 'Training',
  } satisfies Record<SearchGroupName, string>,
}
