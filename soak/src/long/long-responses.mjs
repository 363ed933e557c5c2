/** @typedef {import('../browser.mjs').Browser} Browser */
/** @typedef {(text: string, values?: unknown[]) => Promise<any[]>} Query */
/** @typedef {{ year: number, selfAssessmentId: number, subsectionResponseId: number }} Place a self-assessment in the middle of everything */

/** Tables that grow with every answer; no list may read one of them entirely. */
const tables = [
  'questionnaire_responses',
  'subsection_responses',
  'csi_responses',
  'csi_reviews',
  'required_document_category_responses',
  'published_reports',
]
const years = 24
/** Maximum number of reports in a ZIP file. */
export const reportsOfZip = 500

/** Agencies of a large state over many years: answers, reviews, document categories and a final report each. */
export async function fillResponses(/** @type {Query} */ query, /** @type {number} */ answers) {
  const [content] = await query(
    `select max(q.year)::int as year, count(distinct i.id)::int as items from questionnaires q
      join sections c on c.questionnaire_id = q.id join subsections s on s.section_id = c.id
      join compliance_strategy_items i on i.subsection_id = s.id and i.active
      where q.state = 'Published' and q.year = (select max(id) from compliance_years)`,
  )
  const { year, items } = content
  const agencies = Math.ceil(answers / items / years)
  const before = `generate_series(${year - years}, ${year - 1}) y`
  const made = `r.year < ${year} and r.lea_id > 1000`
  await query(
    `insert into leas (id, code, name, short_name, kind, has_part_b, has_part_c, cohort)
      select 1000 + n, 'L' || n, 'Long County ' || n, 'Long ' || n, 'LEA', true, true, 1 + n % 6
      from generate_series(1, ${agencies}) n`,
  )
  await query(
    `insert into compliance_years (id, name) select y, y || ' - ' || y + 1 from ${before} on conflict do nothing`,
  )
  await query(
    `insert into questionnaires (content_id, year, part, title, short_description, intro, rating_scale, state, number)
      select q.content_id || '-long', y, q.part, q.title, q.short_description, q.intro, q.rating_scale, 'Archived', 1
      from questionnaires q, ${before} where q.state = 'Published' and q.year = ${year}`,
  )
  await query(
    `insert into questionnaire_responses (questionnaire_id, lea_id, year, submit_state, due_on, submitted_on, last_activity_on)
      select q.id, l.id, q.year, 9, make_date(q.year + 1, 3, 1), now(), now() from questionnaires q, leas l
      where q.content_id like '%-long' and l.id > 1000`,
  )
  // The content of the newest year is used for every year.
  await query(
    `insert into subsection_responses (response_id, subsection_id, state)
      select r.id, s.id, 10 from questionnaire_responses r join questionnaires q on q.id = r.questionnaire_id
      join questionnaires p on p.part = q.part and p.year = ${year} and p.state = 'Published'
      join sections c on c.questionnaire_id = p.id join subsections s on s.section_id = c.id where ${made}`,
  )
  const answered = `from subsection_responses s join questionnaire_responses r on r.id = s.response_id
    join compliance_strategy_items i on i.subsection_id = s.subsection_id and i.active where ${made}`
  await query(
    `insert into csi_responses (subsection_response_id, item_id, rating, narrative, is_complete, answered_by, answered_on)
      select s.id, i.id, 1 + (s.id + i.id) % 4, '<p>What we do for this question.</p>', true, 'long-1', now() ${answered}`,
  )
  await query(
    `insert into csi_reviews (subsection_response_id, item_id, state_rating)
      select s.id, i.id, 1 + (s.id + i.id) % 4 ${answered}`,
  )
  await query(
    `insert into required_document_category_responses (response_id, category_id, maximum)
      select r.id, c.id, 20 from questionnaire_responses r join questionnaires q on q.id = r.questionnaire_id
      join required_document_categories c on c.part = q.part and c.year = ${year} where ${made}`,
  )
  await fillReports(query, year, made)
  const [{ answers: stored }] = await query('select count(*)::int as answers from csi_responses')
  return { answers: stored, agencies, years, zipYear: year - 1 }
}

/** A final report of each response, and in one year as many as a ZIP file takes. */
async function fillReports(
  /** @type {Query} */ query,
  /** @type {number} */ year,
  /** @type {string} */ made,
) {
  await query(
    `insert into published_reports (lea_id, year, part, module, title, self_assessment_id, document, requests, audience, state,
        issued_by, issued_on, requires_acknowledgement)
      select r.lea_id, r.year, q.part, 'Self-assessment', 'Final report', r.id,
        '{"kind": "final", "title": "Final report", "facts": [], "blocks": []}', '[]', 'All agency users', 'Issued', 'long-1',
        timestamptz '2024-01-01' + r.id * interval '90 seconds', false
      from questionnaire_responses r join questionnaires q on q.id = r.questionnaire_id where ${made}`,
  )
  // As many as a ZIP file may contain, found by their module.
  await query(
    `update published_reports set module = 'Other', document = $1 where id in (select id from published_reports
      where year = ${year - 1} order by id limit ${reportsOfZip})`,
    [JSON.stringify(finalReport())],
  )
}

/** A self-assessment among many others. @param {Query} query @returns {Promise<Place>} */
export async function placeAmong(query) {
  const [place] = await query(
    `select r.year, r.id as "selfAssessmentId", s.id as "subsectionResponseId" from questionnaire_responses r
      join subsection_responses s on s.response_id = r.id where r.lea_id > 1000
      order by r.year, r.lea_id, s.id offset (select count(*) / 2 from subsection_responses where state = 10) limit 1`,
  )
  return place
}

/** The screens that people open where there are this many answers. @param {Place} place */
export function responseQuestions({ year, selfAssessmentId, subsectionResponseId }) {
  const ask =
    (/** @type {string} */ name, /** @type {Record<string, unknown>} */ variables) =>
    (/** @type {Browser} */ browser) =>
      browser.ask(name, variables)
  const some = Array.from({ length: 24 }, (_, index) => 1001 + index)
  const whole = { tables, whole: true }
  return [
    {
      ...whole,
      name: 'self-assessments of 24 agencies in a year',
      ask: ask('SelfAssessmentList', { year, leaIds: some }),
    },
    {
      ...whole,
      name: 'self-assessments of an agency in a year',
      ask: ask('SelfAssessmentList', { year, leaIds: [1001] }),
    },
    {
      ...whole,
      name: 'a self-assessment with its sections',
      ask: ask('SelfAssessment', { id: selfAssessmentId }),
    },
    {
      ...whole,
      name: 'a subsection with its answers and those of last year',
      ask: ask('SubsectionResponse', { id: subsectionResponseId, selfAssessmentId }),
    },
    {
      ...whole,
      name: 'every answer of a self-assessment',
      ask: ask('SelfAssessmentReport', { id: selfAssessmentId }),
    },
    {
      ...whole,
      name: 'the review of a self-assessment',
      ask: ask('SelfAssessmentReview', { id: selfAssessmentId }),
    },
    {
      name: 'published reports, first page',
      tables: ['published_reports'],
      ask: ask('PublishedReports', { page: 1, pageSize: 50, filter: {} }),
    },
    {
      name: 'published reports of an agency',
      tables: ['published_reports'],
      ask: ask('PublishedReports', { page: 1, pageSize: 50, filter: { leaId: 1001 } }),
    },
  ]
}

/** A report of realistic length. */
function finalReport() {
  const block = { level: null, text: '', items: [], columns: [], rows: [] }
  const cell = (/** @type {string} */ text) => ({ text, number: null, basis: null })
  const section = (/** @type {unknown} */ _, /** @type {number} */ index) => [
    { ...block, kind: 'heading', level: 2, text: `Area ${index + 1}` },
    {
      ...block,
      kind: 'paragraph',
      text: 'The agency evaluates each child in time and keeps a log of it. '.repeat(6),
    },
    {
      ...block,
      kind: 'table',
      columns: ['Item', 'Agency', 'State', 'Comment'].map((label) => ({ label, numeric: false })),
      rows: Array.from({ length: 8 }, (_row, row) => ({
        cells: [
          `${index + 1}.1.${row + 1}`,
          'Fully implemented',
          'Mostly',
          'The log of spring is not complete.',
        ].map(cell),
      })),
    },
  ]
  return {
    kind: 'final',
    title: 'Final report',
    facts: ['An agency', 'Part B'],
    blocks: Array.from({ length: 8 }, section).flat(),
  }
}
