CREATE TABLE "content_decisions" (
	"kind" text NOT NULL,
	"self_assessment_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"decision" text NOT NULL,
	"decided_by" text NOT NULL,
	"decided_on" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_decisions_kind_self_assessment_id_version_id_pk" PRIMARY KEY("kind","self_assessment_id","version_id")
);
--> statement-breakpoint
ALTER TABLE "csi_responses" ADD COLUMN "recheck" jsonb;--> statement-breakpoint
ALTER TABLE "content_decisions" ADD CONSTRAINT "content_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_decisions" ADD CONSTRAINT "content_decisions_self_assessment_id_fk" FOREIGN KEY ("self_assessment_id") REFERENCES "public"."questionnaire_responses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What an installation brought with it was published on the first day of its year.
UPDATE "questionnaires" SET "published_on" = make_date("year", 7, 1) + time '16:00' WHERE "number" IS NOT NULL AND "published_on" IS NULL;--> statement-breakpoint
UPDATE "required_document_versions" SET "published_on" = make_date("year", 7, 1) + time '16:00' WHERE "number" IS NOT NULL AND "published_on" IS NULL;
