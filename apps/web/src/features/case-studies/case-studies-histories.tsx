import type { RecordHistories } from '../../lib/web-feature'
import { caseStudiesMessages as m } from './case-studies-messages.generated'
import { caseStudiesPaths } from './case-studies-paths'
import { CaseStudyTabs } from './case-study-tabs'

export const histories: RecordHistories = {
  [`${caseStudiesPaths.list}/:id/history`]: (id) => ({
    targetType: 'caseStudy',
    targetId: id,
    what: m.page.what,
    breadcrumb: [
      { label: m.landingPage, to: '/' },
      { label: m.title, to: caseStudiesPaths.list },
    ],
    tabs: <CaseStudyTabs id={id} />,
  }),
}
