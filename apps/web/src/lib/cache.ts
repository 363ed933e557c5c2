import { InMemoryCache } from '@apollo/client/cache'

/** Rows are distinguished by type and id; the same id in another type is another row. */
export function makeCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      AssignableUser: { keyFields: false },
      CloneCategory: { keyFields: false },
      CloneDocument: { keyFields: false },
      PersonRef: { keyFields: false },
      // Its days and messages are of several kinds, each counted by itself; its figures depend on its filters.
      DashboardDay: { keyFields: false },
      StateMessage: { keyFields: false },
      ClockClass: { keyFields: false },
      TeamMember: { keyFields: false },
      // Questions and sections have the same id in every agency, or record of an audit: their data belong to the record around them.
      ComplianceStrategyItem: { keyFields: false },
      RecordItem: { keyFields: false },
      RecordSection: { keyFields: false },
      RecordSkipRule: { keyFields: false },
      SkippedItem: { keyFields: false },
      DocumentSetItem: { keyFields: false },
      // So do previews of what would change in a record.
      SkipClosing: { keyFields: false },
      SkipAnswer: { keyFields: false },
      NewerAuditContent: { keyFields: false },
      AuditItemName: { keyFields: false },
      ChangedAuditItem: { keyFields: false },
      ContentLostAnswer: { keyFields: false },
      // Versions of questionnaires and of document categories are counted each by themselves.
      ContentVersion: {
        keyFields: ['kind', 'id'],
        fields: { nodes: { merge: false }, linked: { merge: false } },
      },
      ContentVersionRow: { keyFields: ['kind', 'id'] },
      // Has the id of its self-assessment for questions and for document categories.
      ContentUpgradeRow: { keyFields: false },
      SectionSummary: { keyFields: false },
      // A row of tasks of one kind has the id of its first one, but is about several agencies.
      Task: { keyFields: false },
      // 2026 is a compliance year, a fiscal year of determinations and one of disputes, each with its own name.
      Year: { keyFields: false },
      UserPreferences: { keyFields: [] },
      // Pages of parts, each of which may be loaded by itself, or again.
      Choices: { merge: true },
      LandingPage: { merge: true },
      LocalDashboard: { merge: true },
      SelfAssessment: { fields: { sections: { merge: false }, gaps: { merge: false } } },
      RequiredDocumentCategoryResponse: { fields: { documents: { merge: false } } },
      SubsectionResponse: { fields: { items: { merge: false } } },
      DocumentSet: { fields: { items: { merge: false } } },
      RecordContent: { fields: { sections: { merge: false } } },
      RecordSetup: { fields: { questions: { merge: false }, notApplicable: { merge: false } } },
    },
  })
}
