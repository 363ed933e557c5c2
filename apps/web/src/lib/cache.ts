import { InMemoryCache } from '@apollo/client/cache'

/** Rows are told apart by type and id; the same id in another type is another row. */
export function makeCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      AssignableUser: { keyFields: false },
      PersonRef: { keyFields: false },
      // Questions and sections have the same id in every agency: what hangs on them belongs to the record around.
      ComplianceStrategyItem: { keyFields: false },
      SectionSummary: { keyFields: false },
      SelfAssessment: { fields: { sections: { merge: false }, gaps: { merge: false } } },
      SubsectionResponse: { fields: { items: { merge: false } } },
    },
  })
}
