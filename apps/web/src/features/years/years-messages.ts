import type { YearKind } from '@portal/domain'

/** Words of the year managers. Those of specification 000 sections 2 and 8 are literal. */
export const yearsMessages = {
  landingPage: 'Landing Page',
  title: {
    compliance: 'Compliance Year Manager',
    determinations: 'Local Determinations Fiscal Year Manager',
    disputes: 'Dispute Resolution Fiscal Year Manager',
  } satisfies Record<YearKind, string>,
  facts: {
    compliance:
      'A compliance year runs from July to June. Launching it gives every agency its self-assessments.',
    determinations:
      'A federal fiscal year (FFY) runs from July to June. Launching it opens local determinations.',
    disputes: 'A federal fiscal year (FFY) runs from July to June. Launching it opens dispute resolution.',
  } satisfies Record<YearKind, string>,
  caption: {
    compliance: 'Compliance years',
    determinations: 'Fiscal years of local determinations',
    disputes: 'Fiscal years of dispute resolution',
  } satisfies Record<YearKind, string>,
  years: 'Years',
  launched: 'Launched',
  launchedBy: (name: string) => `by ${name}`,
  installed: 'With the portal',
  figures: {
    agencies: 'Agencies',
    selfAssessments: 'Self-assessments',
    closed: (n: number) => `${n} closed`,
    findings: 'Findings',
    open: (n: number) => `${n} open`,
    documents: 'Documents',
    failed: 'The numbers of the years could not be loaded.',
  },
  historyOf: (name: string) => `History of ${name}`,
  emptyTitle: 'No year has been launched yet.',
  emptyBody: (next: string) => `${next} is the first that can be launched.`,
  launchButton: {
    compliance: (next: string) => `Launch ${next} Year`,
    determinations: (next: string) => `Launch ${next}`,
    disputes: (next: string) => `Launch ${next}`,
  } satisfies Record<YearKind, (next: string) => string>,
  yearsNotLoaded: 'The years are not loaded yet.',
  mayNot: 'You may not launch years.',
  confirmTitle: 'Confirmation Needed',
  irreversible: (next: string) =>
    `Launching ${next} is irreversible: a launched year cannot be taken back or launched again.`,
  proceed: 'Proceed',
  cancel: 'Cancel',
  previewWaiting: 'The preview is loading.',
  previewMissing: 'The preview could not be loaded.',
  preview: 'preview of the launch',
  willCreate: 'What will be created',
  yearItself: (name: string) => `The year ${name}`,
  selfAssessments: (n: number) =>
    n === 1 ? '1 self-assessment, not activated' : `${n} self-assessments, not activated`,
  agencies: (n: number) => (n === 1 ? 'For 1 active agency' : `For ${n} active agencies`),
  contents: 'Questionnaires',
  contentState: {
    Published: 'Published: agencies get it at once.',
    Draft: 'Draft: agencies get it when it is published.',
    Copied: 'Copied from the latest one as a draft.',
    Missing: 'Missing: there is nothing to copy.',
  } as Record<string, string>,
  forAgencies: (n: number) => (n === 1 ? '1 self-assessment' : `${n} self-assessments`),
  carriedOver: 'What goes on from earlier years',
  carriedOverNote: 'Keeps its own clock; nothing of it is changed.',
  notReady: 'What is not ready',
  notReadyNote: 'You can launch all the same.',
  allReady: 'Everything is ready.',
  drafts: {
    title: 'Questionnaires that are not published',
    note: 'Agencies get a questionnaire once it is published and its year is launched.',
    publish: 'Publish questionnaire',
    publishOf: (what: string) => `Publish questionnaire: ${what}`,
    sureTitle: 'Publish questionnaire',
    sure: (what: string) =>
      `${what} will be published. A published questionnaire cannot become a draft again.`,
    cancel: 'Cancel',
    published: (n: number) =>
      n === 0
        ? 'The questionnaire was published.'
        : `The questionnaire was published. ${n === 1 ? '1 agency has' : `${n} agencies have`} a self-assessment now.`,
    failed: 'Nothing was published',
    below: 'Drafts are published on this page, under the list of years.',
  },
  toastTitle: (name: string) => `Launch ${name} Year`,
  toastBody: 'Action was successful!',
  failedTitle: 'Action failed',
  failedBody: 'Action failed, please check the values and try again',
  summaryTitle: (name: string) => `${name} was launched`,
  summaryBy: (who: string, when: string) => `Launched by ${who} on ${when}.`,
  created: 'Created',
  count: ({ what, count }: { what: string; count: number }) => `${what}: ${count}`,
  stillNotReady: 'Still to be done',
  close: 'Close',
}
