import type { TrainingKind, TrainingModule } from '@portal/domain'

interface DemonstrationItem {
  title: string
  summary: string
  kind: TrainingKind
  module: TrainingModule
  roles: readonly string[]
  routes: readonly string[]
  /** Paragraphs; one that begins with a number is a step. */
  paragraphs: readonly string[]
  durationMin: number | null
}

const state = ['StateMonitor']
const local = ['LocalAdmin', 'LocalUser']

/** Our own words about this portal. */
export const demonstrationTraining: readonly DemonstrationItem[] = [
  {
    title: 'Your first day in the portal',
    summary: 'What the landing page shows, where your work is, and how to find anything.',
    kind: 'Guide PDF',
    module: 'Getting started',
    roles: [],
    routes: ['/user/landing'],
    durationMin: 5,
    paragraphs: [
      'The landing page begins with your agency and the year. Everything on it is about these two; change them at the top.',
      '1. Look at the step bar: it says whose turn it is, yours or the state’s.',
      '2. Open the menu at the left for every screen that your role may use.',
      '3. Press Ctrl+K, or the magnifying glass in the top bar, and type two letters: agencies, findings, documents, people and screens are found at once.',
      '4. Open your name at the top right for your details, your password, preferences, and the help for the page you are on.',
    ],
  },
  {
    title: 'Answering the self-assessment',
    summary: 'Rate, explain, attach evidence, mark ready: the way of one subsection.',
    kind: 'Guide PDF',
    module: 'Self-assessment',
    roles: local,
    routes: ['/user/dashboard/self-assessment'],
    durationMin: 8,
    paragraphs: [
      'Each item wants a rating; most want an explanation, and some want evidence. What is missing is listed at the end of the subsection.',
      '1. Open a subsection that is assigned to you.',
      '2. Choose a rating and write why. The portal saves while you write; the line above the text says Saved, Saving or Not saved.',
      '3. Take over last year’s text where it still holds, and confirm it.',
      '4. Attach evidence, or link a required document that is already there.',
      '5. Press Mark ready. Your local administrator approves it, or returns it with a comment.',
      'Only a local administrator can submit the whole self-assessment. Until the state opens its review it can be recalled.',
    ],
  },
  {
    title: 'Handing in required documents',
    summary:
      'How many files a category takes, what the Received mark means, and how to use last year’s again.',
    kind: 'Guide PDF',
    module: 'Required documents',
    roles: local,
    routes: ['/user/dashboard/self-assessment'],
    durationMin: 4,
    paragraphs: [
      'Every category says how many documents it takes. A file may be as large as 200 MB, and each file needs a title.',
      'The state marks a document as received. A received document can no longer be renamed or deleted by the agency.',
      'Documents of an earlier year can be cloned: choose them in the list, and they appear without the Received mark.',
    ],
  },
  {
    title: 'How is a finding closed?',
    summary: 'The two prongs of a correction, and the year that the law gives.',
    kind: 'FAQ',
    module: 'Findings',
    roles: [],
    routes: ['/compliance/findings'],
    durationMin: null,
    paragraphs: [
      'A finding closes when both prongs are verified: each individual case is corrected, and a review of newer data shows that the requirement is now met in every record, 100 percent.',
      'The clock runs for one year from the day of the written notification. The finding page shows how many days are left.',
      'The agency writes and submits its corrections on the page of the finding; the state verifies them there.',
    ],
  },
  {
    title: 'Why do I see dots instead of a student’s reference?',
    summary: 'References are masked until somebody who works on the finding asks for them.',
    kind: 'FAQ',
    module: 'Findings',
    roles: [],
    routes: ['/compliance/findings'],
    durationMin: null,
    paragraphs: [
      'Records of students are confidential. Lists show only the last characters of a reference.',
      'Whoever works on a finding can show the references on its page. That is recorded in the history of the finding.',
      'In the search a student is found by the whole reference only.',
    ],
  },
  {
    title: 'Reviewing a self-assessment',
    summary: 'Rate beside the agency, ask for a response, issue the reports.',
    kind: 'Guide PDF',
    module: 'Self-assessment',
    roles: state,
    routes: ['/user/dashboard/self-assessment'],
    durationMin: 7,
    paragraphs: [
      '1. Open the review of a submitted self-assessment. From then on the agency can no longer recall it.',
      '2. Give each item the state’s rating beside the agency’s, or accept all at once. Comments are internal unless you share them.',
      '3. Where something is missing, choose Response needed. Those subsections go into the selective report.',
      '4. Issue the selective report with a due date, or the final report when every subsection is accepted.',
    ],
  },
  {
    title: 'Where do I find letters and reports?',
    summary: 'The library of each agency, what has to be acknowledged, and how to download several.',
    kind: 'FAQ',
    module: 'Reports',
    roles: [],
    routes: ['/compliance/reports'],
    durationMin: null,
    paragraphs: [
      'Every report and letter that the state issued stands under Jurisdiction Reports, the newest first.',
      'Some have to be acknowledged by a local administrator until a day that is shown beside them.',
      'The filtered list can be downloaded as one ZIP file.',
    ],
  },
  {
    title: 'Notes that follow you from page to page',
    summary: 'Several notepads at once, templates, and what happens to unsaved text.',
    kind: 'Guide PDF',
    module: 'Notes',
    roles: state,
    routes: ['/compliance/notes'],
    durationMin: 3,
    paragraphs: [
      'Open the notepad from the menu. It stays above the page while you go on; several can be open.',
      'Choose a category and write. Save and Add Another begins the next note at once.',
      'Text that was not saved stays in this browser and comes back when you open the portal again.',
    ],
  },
  {
    title: 'Adding people of your agency',
    summary: 'Who may add whom, and what the new person gets by mail.',
    kind: 'FAQ',
    module: 'Administration',
    roles: ['StateMonitor', 'LocalAdmin'],
    routes: ['/admin/users'],
    durationMin: null,
    paragraphs: [
      'A local administrator adds local administrators and local users of the own agency; state monitors add people everywhere.',
      'The new person gets a link by mail that works once, and chooses a password with it. Nobody else ever knows it.',
      'Accounts are disabled by the state, not deleted: what a person did stays in the history.',
    ],
  },
]
