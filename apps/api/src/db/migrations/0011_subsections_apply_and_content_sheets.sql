CREATE TABLE "content_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"version_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"stamp" text NOT NULL,
	"cells" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "questionnaires" ADD COLUMN "rolling_submission" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subsection_responses" ADD COLUMN "not_applicable" text;--> statement-breakpoint
ALTER TABLE "subsection_responses" ADD COLUMN "not_applicable_reason" text;--> statement-breakpoint
ALTER TABLE "subsection_responses" ADD COLUMN "not_applicable_by" text;--> statement-breakpoint
ALTER TABLE "subsection_responses" ADD COLUMN "not_applicable_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subsection_responses" ADD COLUMN "not_applicable_decided_by" text;--> statement-breakpoint
ALTER TABLE "subsection_responses" ADD COLUMN "not_applicable_decided_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "content_imports" ADD CONSTRAINT "content_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_imports_expires_at_idx" ON "content_imports" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "subsection_responses" ADD CONSTRAINT "subsection_responses_not_applicable_by_users_id_fk" FOREIGN KEY ("not_applicable_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subsection_responses" ADD CONSTRAINT "subsection_responses_not_applicable_decided_by_users_id_fk" FOREIGN KEY ("not_applicable_decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;