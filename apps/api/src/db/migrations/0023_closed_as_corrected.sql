-- A finding is closed in time when it was corrected in time, whenever its closure letter was written. What was closed by the
-- day of the letter is put right, each with an entry in the history, which hashes the one before it as every other does.
DO $$
DECLARE
  wrong record;
  head record;
  "right" integer;
  moment text := to_char(date_trunc('milliseconds', now()) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
  why text := 'Closed in time is what was corrected in time. The closure had counted the day of the letter.';
  content text;
BEGIN
  FOR wrong IN
    SELECT id, lea_id, year, status, due_on, greatest(prong1_verified_on, prong2_verified_on) AS corrected_on
    FROM findings
    WHERE status IN (7, 8) AND prong1_verified_on IS NOT NULL AND prong2_verified_on IS NOT NULL AND due_on IS NOT NULL
    ORDER BY id
  LOOP
    "right" := CASE WHEN wrong.corrected_on <= wrong.due_on THEN 7 ELSE 8 END;
    CONTINUE WHEN "right" = wrong.status;
    UPDATE findings SET status = "right", version = version + 1 WHERE id = wrong.id;
    SELECT seq, hash INTO head FROM audit_events ORDER BY seq DESC LIMIT 1;
    content := format(
      '{"action":"putFindingStatusRight","actorId":null,"actorRole":null,"after":{"status":%s},"at":"%s","before":{"status":%s},"ip":null,"leaId":%s,"reason":"%s","requestId":null,"targetId":"%s","targetType":"finding","year":%s}',
      "right", moment, wrong.status, wrong.lea_id, why, wrong.id, wrong.year
    );
    INSERT INTO audit_events (seq, at, action, target_type, target_id, lea_id, year, before, after, reason, previous_hash, hash)
    VALUES (
      coalesce(head.seq, 0) + 1, moment::timestamptz, 'putFindingStatusRight', 'finding', wrong.id::text, wrong.lea_id, wrong.year,
      jsonb_build_object('status', wrong.status), jsonb_build_object('status', "right"), why,
      coalesce(head.hash, repeat('0', 64)),
      encode(sha256(convert_to(coalesce(head.hash, repeat('0', 64)) || content, 'UTF8')), 'hex')
    );
  END LOOP;
END $$;
--> statement-breakpoint
-- Cases of earlier reviews of newer data: each review that failed added as many, in their order, as it had records out of compliance.
WITH found AS (
  SELECT r.finding_id, (r.recorded_on AT TIME ZONE 'America/New_York')::date AS found_on,
    sum(r.records_reviewed - r.records_compliant) OVER before_and_with - (r.records_reviewed - r.records_compliant) AS after_nth,
    sum(r.records_reviewed - r.records_compliant) OVER before_and_with AS to_nth
  FROM finding_rounds r
  WHERE r.records_compliant < r.records_reviewed
  WINDOW before_and_with AS (PARTITION BY r.finding_id ORDER BY r.number)
), cases AS (
  SELECT c.id, c.finding_id, row_number() OVER (PARTITION BY c.finding_id ORDER BY c.id) AS nth
  FROM finding_cases c
  WHERE c.required_action = 'Correct this record, which a review of newer data found not compliant.'
    OR c.due_rule LIKE '%the review of newer data that found it%'
)
UPDATE finding_cases SET found_on = found.found_on
FROM cases JOIN found ON found.finding_id = cases.finding_id AND cases.nth > found.after_nth AND cases.nth <= found.to_nth
WHERE finding_cases.id = cases.id;
