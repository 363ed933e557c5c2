import { allowed, document, item, leas, person, refused, report, row, subsection } from './upstream-data.mjs'

/**
 * The upstream's responses for the two large screens of self-assessments: the lists of three years, and a questionnaire
 * of 200 items with 300 documents.
 */

/** @template {import('@portal/rest-contract').Call} C @typedef {import('@portal/rest-contract').AnswerOf<C>} Answer */
/** @typedef {import('./upstream-data.mjs').SelfAssessmentRow} SelfAssessmentRow */
/** @typedef {Answer<typeof import('@portal/rest-contract').listRequiredDocumentCategories>[number]} Category */
/** @typedef {Category['documents'][number]} RequiredDocument */

/** Other years than that of the list of 100 rows. */
export const dashboardYears = /** @type {const} */ ([2023, 2024, 2025])
const parts = /** @type {const} */ (['Part B', 'Part C'])

/**
 * A row for each agency and part; all agencies by default.
 *
 * @param {number} year
 * @param {readonly number[]} leaIds
 */
export function dashboardRows(year, leaIds) {
  const agencies = leaIds.length === 0 ? leas.map(({ id }) => id) : leaIds
  return agencies.flatMap((leaId, place) =>
    parts.map((part, index) =>
      Object.assign(row(place * 2 + index), { id: year * 100 + leaId * 2 + index, leaId, year, part }),
    ),
  )
}

const [sections, subsectionsOfSection, itemsOfSubsection] = [5, 5, 8]
const subsections = Array.from({ length: sections * subsectionsOfSection }, (_, index) => ({
  ...subsection(index),
  selfAssessmentId: 2000,
  items: Array.from({ length: itemsOfSubsection }, (_item, place) => {
    const id = index * itemsOfSubsection + place + 1
    return { ...item(id), documents: [document(id)] }
  }),
}))

/** 200 items in 25 subsections, each item with a file. @satisfies {import('./upstream-data.mjs').Report} */
export const questionnaire = {
  ...report,
  selfAssessment: {
    ...report.selfAssessment,
    id: 2000,
    sections: Array.from({ length: sections }, (_, section) => ({
      id: section + 1,
      number: String(section + 1),
      title: 'Child find and evaluation',
      intro: '<p>How children are found.</p>',
      subsections: subsections
        .slice(section * subsectionsOfSection, (section + 1) * subsectionsOfSection)
        .map(({ id, subsectionId, number, title, items }) => ({
          id,
          subsectionId,
          number,
          title,
          state: 3,
          notApplicable: null,
          dueOn: null,
          assignees: [person],
          isAssignedToCurrentUser: false,
          answered: items.length,
          answerable: items.length,
          documents: items.length,
        })),
    })),
  },
  subsections,
}

const [categoriesOfAgency, documentsOfCategory] = [20, 5]

/** @param {number} category @param {number} place @returns {RequiredDocument} */
function requiredDocument(category, place) {
  const {
    itemId: _itemId,
    remove: _remove,
    ...file
  } = document(1000 + category * documentsOfCategory + place)
  return {
    ...file,
    categoryResponseId: category,
    createdOnText: 'October 15, 2026',
    aboutDate: '2026-09-01',
    originYear: place === 0 ? 2025 : null,
    stateMonitor: place % 2 === 0 ? 'Received' : '',
    stateMonitorBool: place % 2 === 0,
    relatedSubsections: [
      { subsectionResponseId: 7000 + category, number: '1.1', title: 'Timely evaluation' },
    ],
    changeTitle: refused,
    changeStateMonitor: allowed,
    remove: refused,
    version: 1,
  }
}

/** 20 categories with 100 documents. */
export const categories = Array.from({ length: categoriesOfAgency }, (_, index) => {
  const id = index + 1
  /** @satisfies {Category} */
  const category = {
    id,
    documentCount: documentsOfCategory,
    maximum: 20,
    requiredDocumentCategory: {
      id: 300 + id,
      documentCategory: `Evidence of practice ${id}`,
      group: `Group ${Math.ceil(id / 4)}`,
      description: 'What shows that the written procedures are followed in the schools.',
      help: 'Upload the newest version; name the school year in the title.',
      required: true,
      dueRule: 'with the submission',
    },
    documentCategoryResponseAssignments: [{ user: person }],
    stateMonitorComments: index % 3 === 0 ? 'The second page is missing.' : '',
    documents: Array.from({ length: documentsOfCategory }, (_document, place) => requiredDocument(id, place)),
    questionnaireResponse: {
      id: 2000,
      leaId: 1,
      year: 2026,
      questionnaire: { id: 1, shortDescription: 'Yearly self-assessment' },
    },
    upload: refused,
    changeMaximum: refused,
    changeComments: allowed,
    assign: refused,
    version: 1,
  }
  return category
})

/** Total number of files of the questionnaire. */
export const documentsInAll =
  subsections.flatMap(({ items }) => items.flatMap(({ documents }) => documents)).length +
  categories.flatMap(({ documents }) => documents).length
/** Total number of its items. */
export const itemsInAll = subsections.flatMap(({ items }) => items).length
