DROP INDEX "published_reports_lea_id_issued_on_idx";--> statement-breakpoint
DROP INDEX "published_reports_issued_on_idx";--> statement-breakpoint
ALTER TABLE "published_reports" ADD COLUMN "acknowledge_moved" jsonb;--> statement-breakpoint
ALTER TABLE "questionnaire_responses" ADD COLUMN "due_moved" jsonb;--> statement-breakpoint
ALTER TABLE "questionnaire_responses" ADD COLUMN "documents_reason" text;--> statement-breakpoint
ALTER TABLE "questionnaire_responses" ADD COLUMN "response_due_moved" jsonb;--> statement-breakpoint
CREATE INDEX "published_reports_lea_id_issued_on_idx" ON "published_reports" USING btree ("lea_id","issued_on","id");--> statement-breakpoint
CREATE INDEX "published_reports_issued_on_idx" ON "published_reports" USING btree ("issued_on","id");