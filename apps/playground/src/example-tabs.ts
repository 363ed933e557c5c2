// oxlint-disable max-lines -- Texts of queries, one for each feature.
interface ExampleTab {
  /** The feature whose records it asks for. */
  feature: string
  query: string
  variables?: string
}

/** One example for each feature, in the order in which somebody new would want them. */
export const exampleTabs: ExampleTab[] = [
  {
    feature: 'session',
    query: `# Who am I? Sign in to the portal in
# another tab, then run this.
#
# Or act as a client: put its token into
# the Headers tab below. It is not kept.
#   { "authorization": "Bearer …" }
#
# What a field means stands in the book
# at the left; Ctrl and a click lead there.
query WhoAmI {
  viewer {
    fullName
    email
    roles
    permissions
    leaName
    lastLoginDate
  }
}
`,
  },
  {
    feature: 'agencies',
    query: `# The agencies that I may see, and the
# page of one of them.
query Agencies {
  leas {
    id
    code
    name
    region
    hasPartB
    hasPartC
  }
}

query AgencyPage($id: Int!) {
  lea(id: $id) {
    name
    shortName
    cohort
    enrollmentBand
  }
}

# Who at the state answers for which
# agencies. For the state.
query Cohorts($year: Int!) {
  cohorts(year: $year) {
    cohortNumber
    user {
      fullName
    }
    leaIds
  }
}
`,
    variables: `{
  "id": 1,
  "year": ${schoolYear(new Date())}
}`,
  },
  {
    feature: 'years',
    query: `# The years of the three processes.
query Years {
  complianceYears {
    id
    name
  }
  determinationYears {
    id
    name
  }
  disputeYears {
    id
    name
  }
}
`,
  },
  {
    feature: 'dashboards',
    query: `# Where does every agency stand in a
# year? Fill the year in below.
query SelfAssessments($year: Int!) {
  selfAssessments(year: $year) {
    id
    lea {
      shortName
    }
    part
    submitState
    dueOn
    subsectionsReady
    subsectionsTotal
    answered
    answerable
    activate {
      allowed
      reason
    }
  }
}
`,
    variables: `{
  "year": ${schoolYear(new Date())}
}`,
  },
  {
    feature: 'self-assessment',
    query: `# One self-assessment with its sections.
# Take an id from the list before.
query SelfAssessment($id: Int!) {
  selfAssessment(id: $id) {
    questionnaireTitle
    lea {
      name
    }
    sections {
      number
      title
      subsections {
        id
        number
        title
        state
        assignees {
          fullName
        }
      }
    }
    gaps {
      number
      message
    }
    submit {
      allowed
      reason
    }
  }
}

# How far the review of it has come. For
# the state.
query Review($id: Int!) {
  selfAssessmentReview(id: $id) {
    round
    responseDueOn
    reviewed
    bothRatings
    equalRatings
    subsections {
      number
      title
      state
    }
  }
}
`,
    variables: `{
  "id": 1
}`,
  },
  {
    feature: 'documents',
    query: `# The questions of one subsection with
# answers, and the documents attached.
query Subsection($id: Int!) {
  subsectionResponse(id: $id) {
    number
    title
    items {
      number
      text
      rating
      narrative
      citations {
        reference
      }
      documents {
        title
        downloadPath
      }
    }
  }
}

# What an agency has to hand in, and what
# has come.
query RequiredDocuments($leaId: Int!, $year: Int!) {
  requiredDocumentCategories(leaId: $leaId, year: $year) {
    requiredDocumentCategory {
      documentCategory
      required
    }
    documentCount
    maximum
  }
}
`,
    variables: `{
  "id": 1,
  "leaId": 1,
  "year": ${schoolYear(new Date())}
}`,
  },
  {
    feature: 'findings',
    query: `# The register of findings, and how many
# of a year were corrected in time.
query Findings($page: Int!) {
  findings(page: $page, pageSize: 20, sort: "dueOn") {
    total
    rows {
      number
      lea {
        shortName
      }
      citation {
        reference
      }
      status
      dueOn
      overdue
      casesVerified
      casesTotal
    }
  }
}

query Correction($ffy: Int!, $part: String!) {
  findingNumbers(ffy: $ffy, part: $part) {
    total {
      issued
      timely
      late
      notVerified
    }
  }
}
`,
    variables: `{
  "page": 1,
  "ffy": ${schoolYear(new Date()) - 1},
  "part": "B"
}`,
  },
  {
    feature: 'reports',
    query: `# Reports and letters that were issued,
# and who has acknowledged them.
query Reports($page: Int!) {
  publishedReports(page: $page, pageSize: 20) {
    total
    rows {
      title
      agency
      issuedOn
      acknowledgeBy
      acknowledgedBy {
        fullName
      }
    }
  }
}
`,
    variables: `{
  "page": 1
}`,
  },
  {
    feature: 'calendar',
    query: `# What happens at an agency on these
# days.
query Calendar($leaId: Int!, $from: LocalDate!, $to: LocalDate!) {
  calendarEvents(leaId: $leaId, from: $from, to: $to) {
    subject
    eventType
    startTime
    endTime
    isReadonly
  }
}
`,
    variables: `{
  "leaId": 1,
  "from": "${schoolYear(new Date())}-08-01",
  "to": "${schoolYear(new Date()) + 1}-07-31"
}`,
  },
  {
    feature: 'notes',
    query: `# Notes on agencies, newest first. For
# state monitors.
query Notes($page: Int!) {
  notes(page: $page, pageSize: 20, sort: "-changedOn") {
    total
    rows {
      title
      lea {
        shortName
      }
      year
      category
      changedOn
    }
  }
}
`,
    variables: `{
  "page": 1
}`,
  },
  {
    feature: 'tasks',
    query: `# What you have to do, the earliest due date
# first, and what the state announces to you.
query Tasks($filter: TaskFilterInput) {
  tasks(filter: $filter, pageSize: 10) {
    total
    overdue
    rows {
      label
      room
      agency
      deadline {
        due
        derivation
      }
      assignees {
        fullName
      }
    }
  }
  announcements {
    title
    severity
    toDay
  }
}
`,
    variables: '{ "filter": { "show": "mine", "due": "month" } }',
  },
  {
    feature: 'content',
    query: `# Versions of the questionnaire. For those
# who manage content.
query Content($kind: String!) {
  contentVersions(kind: $kind) {
    title
    year
    part
    number
    state
    publishedOn
  }
}
`,
    variables: `{
  "kind": "self-assessment"
}`,
  },
  {
    feature: 'accounts',
    query: `# People, a page at a time, and what
# their roles allow.
query Users($page: Int!) {
  users(page: $page, pageSize: 20, filter: { show: active, sort: "fullName" }) {
    total
    rows {
      fullName
      email
      roles
      leaName
      lastLoginDate
    }
  }
}

query Roles {
  roles {
    name
    description
    usersCount
    permissions
  }
}
`,
    variables: `{
  "page": 1
}`,
  },
  {
    feature: 'audit-trail',
    query: `# Who did what, newest first. For those
# who may see the audit trail.
query AuditTrail {
  auditEvents(page: 1, pageSize: 20) {
    total
    rows {
      at
      actor {
        fullName
      }
      action
      targetType
      targetName
      leaName
    }
  }
}
`,
  },
  {
    feature: 'clients',
    query: `# Other systems that use the portal in
# their own name. For administrators.
query Clients {
  clients {
    id
    name
    state
    scopes
    expiresOn
    lastUsedOn
    lastUsedFrom
  }
  clientScopes {
    value
    description
  }
}
`,
  },
]

/** A school year begins in August. */
function schoolYear(today: Date): number {
  return today.getMonth() < 7 ? today.getFullYear() - 1 : today.getFullYear()
}
