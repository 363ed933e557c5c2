// Written by 'npm run codegen' from dashboards.messages.en.json.

/** Words of the landing page and the dashboards. */
export const dashboardsMessages = {
  landingPage: "Landing Page",
  greetings: {
    morning: "Good morning",
    afternoon: "Good afternoon",
    evening: "Good evening",
  },
  agency: "Agency",
  part: "Part",
  bothParts: "Part B and C",
  year: "School year",
  allAgencies: "All agencies",
  chooseAgency: "Choose an agency",
  stateDashboard: "State Dashboard",
  localDashboard: "Local Dashboard",
  selfAssessments: "Self-assessments",
  openList: "Open the list",
  quickLinks: "Go to",
  figures: {
    notActivated: {
      name: "Not activated",
      note: "waiting for the state",
    },
    working: {
      name: "In progress",
      note: "with the agencies",
    },
    submitted: {
      name: "Submitted",
      note: "with the state",
    },
    overdue: {
      name: "Overdue",
      note: "past their due date",
    },
  },
  open: "Open",
  subsections: ({ ready, total }: { ready: string | number; total: string | number }) => `${ready} of ${total} subsections ready`,
  nextDue: "Next due",
  nothingDue: "No self-assessment is with an agency.",
  nothingDueBody: "What the state activates appears here, the earliest due date first.",
  steps: "Where it stands",
  none: "Nothing has been set up for this year yet.",
  noneBody: "The state activates the self-assessments of a year.",
  notActivated: ({ year }: { year: string | number }) => `The ${year} self-assessment has not been activated yet.`,
  notActivatedBody: "It appears here as soon as the state activates it.",
  what: {
    page: "the landing page",
    agencies: "agencies",
    years: "school years",
    selfAssessments: "self-assessments",
    landing: "deadlines and help",
  },
  yourMonitor: ({ names }: { names: string | number }) => `Your monitor is ${names}.`,
  noAgency: "No agency is chosen.",
  noAgencyBody: "Choose one at the top of the page to see its work.",
  days: {
    title: "Deadlines this month",
    none: "Nothing is due this month.",
    more: ({ n }: { n: string | number }) => `${n} more`,
    until: ({ day }: { day: string | number }) => `until ${day}`,
    kinds: {
      selfAssessment: "Self-assessment due",
      response: "Response due",
      audit: "Audit",
      correction: "Corrections due",
      finding: "Finding due",
      report: "Report to acknowledge",
      event: "Event",
    },
  },
  help: {
    title: "Help",
    monitors: "Your monitor answers questions about the work.",
    contacts: "Contacts",
    contactsNote: "Everyone whose contact information is displayed",
    none: "Nobody answers for your agency this year yet.",
  },
  /** Of the version, not of the state: its lines are changed with the code that brings what they tell. */
  news: {
    title: "New in this version",
    lines: [
      "Due dates that the state sets move off weekends and holidays, and say so.",
      "State monitors write to agencies from their dashboard; local administrators hand work over.",
      "The search finds a record by its own words and those of its agency together.",
      "Calendars of the agencies can be read in Outlook.",
    ],
  },
  tour: {
    title: "Welcome",
    step: ({ n, of }: { n: string | number; of: string | number }) => `Step ${n} of ${of}`,
    skip: "Dismiss the tour",
    again: "Show the tour again",
    back: "Previous step",
    next: "Next step",
    done: "Done",
    profile: "Is this you?",
    profileBody: "Somebody who administers users corrects what is wrong.",
    steps: [
      {
        title: "The menu",
        body: "The menu at the left leads to every part of the portal that your role has. The button at the top left opens and closes it.",
      },
      {
        title: "Agency and year",
        body: "The choices at the top of this page say what you look at. They are remembered, and the strip under the top bar repeats them on every page.",
      },
      {
        title: "Your dashboard",
        body: "The dashboard tells where the work stands, what is due, and what changed since your last visit.",
      },
      {
        title: "Messages and help",
        body: "The bell keeps what the portal told you. Whom to ask stands under Help on this page; the question mark beside the bell explains the page that you are on.",
      },
    ],
  },
  readyOfPart: ({ part }: { part: string | number }) => `${part}, subsections ready`,
  readyOfAgency: ({ agency, part }: { agency: string | number; part: string | number }) => `${agency}, ${part}, subsections ready`,
}
