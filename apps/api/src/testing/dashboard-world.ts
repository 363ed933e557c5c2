import { sql, type SQL } from 'drizzle-orm'
import type { TestApi } from './test-api.js'

/** Rows of a statement. */
export async function rowsOf<Row>(api: TestApi, statement: SQL): Promise<Row[]> {
  const found = await api.db.execute(statement)
  return (found as { rows: Row[] }).rows
}

/** The one number that a statement answers. */
export async function numberOf(api: TestApi, statement: SQL): Promise<number> {
  const [row] = await rowsOf<Record<string, unknown>>(api, statement)
  return Number(Object.values(row ?? {})[0] ?? 0)
}

/**
 * Fills every agency with work in all states: answers, documents, findings with cases, reports, events. All of it follows
 * from the ids by remainders, so that two agencies hardly ever have the same figures.
 */
export async function fillDashboards(api: TestApi, year: number, people: { monitor: string }): Promise<void> {
  const { monitor } = people
  const run = (statement: SQL) => api.db.execute(statement)
  await run(sql`update questionnaire_responses set submit_state = (id * 7) % 10,
    due_on = current_date + ((id * 13) % 60 - 30), response_due_on = current_date + (id % 25),
    last_activity_on = case when id % 6 = 0 then null else now() - make_interval(days => (id * 5) % 70) end`)
  await run(sql`update subsection_responses set state = (id * 3) % 11,
    not_applicable = case when id % 17 = 0 then 'Approved' when id % 19 = 0 then 'Requested' end`)
  await run(sql`insert into csi_responses
      (subsection_response_id, item_id, rating, narrative, is_complete, answered_by, answered_on)
    select s.id, i.id, case when (s.id + i.id) % 6 = 5 then null else (s.id + i.id) % 6 end, '',
      (s.id * i.id) % 4 <> 0, ${monitor}, now()
    from subsection_responses s join compliance_strategy_items i on i.subsection_id = s.subsection_id
    where (s.id + i.id) % 3 <> 0 on conflict do nothing`)
  await run(sql`with made as (
      insert into file_objects (id, lea_id, name, size, mime, sha256, scan_state, title, uploaded_by, uploaded_at, deleted_at)
      select gen_random_uuid(), q.lea_id, 'a.pdf', 10, 'application/pdf', 'x' || r.id || '-' || n, 'Clean', r.id::text,
        case when r.id % 2 = 0 then ${monitor} else coalesce(
          (select u.id from users u where u.lea_id = q.lea_id order by u.id limit 1), ${monitor}) end,
        now() - make_interval(days => (r.id * n) % 60), case when r.id % 13 = 0 then now() end
      from required_document_category_responses r join questionnaire_responses q on q.id = r.response_id,
        generate_series(1, 2) n where (r.id + n) % 3 = 0
      returning id, title, uploaded_by, uploaded_at
    )
    insert into required_documents (id, file_id, category_response_id, title, created_by, created_on, received, deleted_at)
    select gen_random_uuid(), id, title::int, 'A document', uploaded_by, uploaded_at, title::int % 4 = 0,
      case when title::int % 11 = 0 then now() end from made`)
  await run(sql`update required_document_category_responses set changed_by = ${monitor}, changed_on = now(),
    state_monitor_comments = 'Please add the signature.' where id % 9 = 0`)
  await run(sql`insert into findings (number, lea_id, year, part, source, counting_mode, description, evidence_summary,
      status, discovered_on, issued_on, due_on, closed_on, created_by, created_on, changed_by, changed_on)
    select 'T-' || n, l.id, ${year}::int - n % 2, case when n % 3 = 0 then 'Part C' else 'Part B' end, 'DataReview',
      'Grouped', 'Late', '', n % 10, current_date - 500, case when n % 10 >= 2 then current_date - (n * 11) % 760 end,
      case when n % 10 >= 2 then current_date - (n * 11) % 760 + 365 end,
      case when n % 10 in (7, 8) then current_date - (n * 5) % 300 end, ${monitor}, now(), ${monitor}, now()
    from generate_series(1, 400) n join (select id, row_number() over (order by id) as place from leas) l
      on l.place = 1 + (n * 7) % (select count(*) from leas)`)
  await run(sql`insert into finding_cases (finding_id, student_reference, required_action, state, submitted_on,
      state_comment, changed_by, changed_on)
    select f.id, 'S' || f.id, 'Mend it', (f.id + n) % 7,
      case when f.id % 5 = 0 then now() - make_interval(days => (f.id + n) % 80) end, 'Not yet.', ${monitor}, now()
    from findings f, generate_series(1, 2) n where f.number like 'T-%' and f.status >= 2`)
  await run(sql`insert into published_reports (lea_id, year, part, module, title, document, requests, audience, state,
      issued_by, issued_on, requires_acknowledgement, acknowledge_by)
    select l.id, ${year}, '', 'Other', 'Report ' || n || ' of ' || l.code, '{}', '[]',
      case when n % 2 = 0 then 'All agency users' else 'Agency admins' end,
      case n % 3 when 0 then 'Withdrawn' when 1 then 'Issued' else 'Acknowledged' end, ${monitor},
      now() - make_interval(days => n), true, current_date + (l.id + n) % 40
    from leas l, generate_series(1, 5) n`)
  await run(sql`insert into calendar_events (lea_id, year, event_type, part, event_description, subject, school,
      start_day, end_day, description, location, created_by, created_on, changed_by, changed_on, deleted_on)
    select l.id, ${year}, 1, case n % 3 when 0 then '' when 1 then 'Part B' else 'Part C' end, 'Holiday', 'Event ' || n,
      '', current_date + (l.id * n) % 50 - 12, case when n % 2 = 0 then current_date + (l.id * n) % 50 - 8 end, '', '',
      ${monitor}, now(), ${monitor}, now(), case when n = 6 then now() end
    from leas l, generate_series(1, 6) n`)
  await run(sql`insert into subsection_assignments (subsection_response_id, user_id, assigned_by, assigned_on)
    select s.id, u.id, ${monitor}, now() from subsection_responses s
    join questionnaire_responses q on q.id = s.response_id join users u on u.lea_id = q.lea_id
    where (s.id + length(u.user_name)) % 4 = 0 on conflict do nothing`)
  await run(sql`insert into finding_assignments (finding_id, user_id, assigned_by, assigned_on)
    select f.id, u.id, ${monitor}, now() from findings f join users u on u.lea_id = f.lea_id
    where (f.id + length(u.user_name)) % 3 = 0 on conflict do nothing`)
  await run(sql`insert into required_document_assignments (category_response_id, user_id, assigned_by, assigned_on)
    select r.id, u.id, ${monitor}, now() from required_document_category_responses r
    join questionnaire_responses q on q.id = r.response_id join users u on u.lea_id = q.lea_id
    where (r.id + length(u.user_name)) % 3 = 0 on conflict do nothing`)
}
