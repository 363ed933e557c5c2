/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */

/**
 * Adds agencies to the seeded state up to the given number, each with self-assessments of every year and part, and in
 * the newest year with answers and findings. The agencies of the state become cohort 1, all others cohort 2. Returns
 * the newest year.
 *
 * @param {PGlite} engine
 * @param {number} agencies
 * @returns {Promise<number>}
 */
export async function fillAgencies(engine, agencies) {
  const newest = await engine.query('select max(id) as year from compliance_years')
  const { year } = /** @type {{ year: number }} */ (newest.rows[0])
  const counted = await engine.query('select count(*)::int as n from leas where active and not is_test')
  const more = agencies - /** @type {{ n: number }} */ (counted.rows[0]).n
  await engine.exec(`update leas set cohort = 1 where not is_test;
    insert into leas (id, code, name, short_name, kind, has_part_b, has_part_c, cohort)
    select 1000 + n, 'Z' || lpad(n::text, 4, '0'), 'School System ' || n, 'System ' || n, 'LEA', true, true, 2
    from generate_series(1, ${more}) n;
    insert into questionnaire_responses (questionnaire_id, lea_id, year, submit_state, due_on, last_activity_on)
    select distinct r.questionnaire_id, l.id, r.year, (l.id + r.year) % 9, current_date + l.id % 60 - 20,
      now() - make_interval(days => l.id % 50)
    from questionnaire_responses r, leas l where r.lea_id = 1 and l.cohort = 2;
    insert into subsection_responses (response_id, subsection_id, state)
    select r.id, b.id, (r.id + b.id) % 7 from questionnaire_responses r
    join sections s on s.questionnaire_id = r.questionnaire_id join subsections b on b.section_id = s.id
    where r.lea_id > 1000 on conflict do nothing;
    insert into csi_responses (subsection_response_id, item_id, rating, narrative, is_complete, answered_by, answered_on)
    select s.id, i.id, 1 + (s.id + i.id) % 4, '', true, (select id from users order by id limit 1), now()
    from questionnaire_responses r join subsection_responses s on s.response_id = r.id
    join compliance_strategy_items i on i.subsection_id = s.subsection_id
    where r.lea_id > 1000 and r.year = ${year} and (s.id + i.id) % 2 = 0;
    insert into findings (number, lea_id, year, part, source, counting_mode, description, evidence_summary, status,
      discovered_on, issued_on, due_on, created_by, created_on, changed_by, changed_on)
    select 'Z-' || l.id || '-' || n, l.id, ${year}, 'Part B', 'DataReview', 'Grouped', 'Late', '', 2 + n % 4,
      current_date - 400, current_date - (l.id * n) % 500, current_date - (l.id * n) % 500 + 365,
      u.id, now(), u.id, now()
    from leas l, generate_series(1, 3) n, (select id from users order by id limit 1) u where l.cohort = 2;
    analyze;`)
  return year
}
