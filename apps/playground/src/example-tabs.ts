interface ExampleTab {
  query: string
  variables?: string
}

/** One example for each room, in the order in which somebody new would want them. */
export const exampleTabs: ExampleTab[] = [
  {
    query: `# Who am I? Sign in to the portal in another tab, then run this.
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
    query: `# The agencies that I may see, and the compliance years.
query AgenciesAndYears {
  leas {
    id
    code
    name
    region
    hasPartB
    hasPartC
  }
  complianceYears {
    id
    name
  }
}
`,
  },
  {
    query: `# Where does every agency stand in a year? Fill the year in below.
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
    query: `# One self-assessment with its sections. Take an id from the list before.
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
`,
    variables: `{
  "id": 1
}`,
  },
  {
    query: `# The questions of one subsection with answers and documents.
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
`,
    variables: `{
  "id": 1
}`,
  },
]

/** A school year begins in August. */
function schoolYear(today: Date): number {
  return today.getMonth() < 7 ? today.getFullYear() - 1 : today.getFullYear()
}
