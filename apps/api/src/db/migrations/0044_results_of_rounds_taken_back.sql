ALTER TABLE "audit_round_findings" ADD COLUMN "round_id" integer;--> statement-breakpoint
ALTER TABLE "audit_round_findings" ADD COLUMN "status_before" integer;--> statement-breakpoint
ALTER TABLE "audit_round_findings" ADD COLUMN "prong1_verified_before" date;--> statement-breakpoint
ALTER TABLE "audit_round_findings" ADD CONSTRAINT "audit_round_findings_round_id_finding_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."finding_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Results of before: rounds of a finding were recorded in the order of the reviews, each of cases that were verified.
UPDATE "audit_round_findings" r SET "round_id" = f."id", "status_before" = 4, "prong1_verified_before" = f."verified_on"
FROM (
  SELECT rf."prong_id", rf."finding_id",
    row_number() OVER (PARTITION BY rf."finding_id" ORDER BY p."round") AS "n"
  FROM "audit_round_findings" rf JOIN "audit_prongs" p ON p."id" = rf."prong_id"
  WHERE rf."outcome" IS NOT NULL
) o
JOIN (
  SELECT fr."id", fr."finding_id", coalesce(g."prong1_verified_on", g."changed_on"::date) AS "verified_on",
    row_number() OVER (PARTITION BY fr."finding_id" ORDER BY fr."number") AS "n"
  FROM "finding_rounds" fr JOIN "findings" g ON g."id" = fr."finding_id"
) f ON f."finding_id" = o."finding_id" AND f."n" = o."n"
WHERE r."prong_id" = o."prong_id" AND r."finding_id" = o."finding_id";
