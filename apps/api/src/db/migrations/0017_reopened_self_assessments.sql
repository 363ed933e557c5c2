-- Subsections that do not apply stayed final after a reopening, or were chosen for a response that nobody could give.
UPDATE "subsection_responses" s SET "state" = 6
  FROM "questionnaire_responses" r
  WHERE r."id" = s."response_id" AND s."not_applicable" = 'Approved'
    AND (s."state" IN (7, 8, 9) OR (s."state" = 10 AND r."submit_state" < 8));--> statement-breakpoint
-- Selective reports of a round before a reopening still waited to be acknowledged.
UPDATE "published_reports" p SET "state" = 'Superseded', "version" = p."version" + 1
  WHERE p."kind" = 'selective' AND p."state" IN ('Issued', 'Acknowledged')
    AND EXISTS (SELECT 1 FROM "audit_events" a
      WHERE a."target_type" = 'selfAssessment' AND a."target_id" = p."self_assessment_id"::text
        AND a."action" = 'reopenSelfAssessment' AND a."at" > p."issued_on");
