CREATE TABLE "report_drafts" (
	"self_assessment_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"subsection_response_ids" jsonb NOT NULL,
	"due_on" date,
	"note" text NOT NULL,
	"recommendations" text NOT NULL,
	"next_steps" text NOT NULL,
	"written_by" text NOT NULL,
	"written_on" timestamp (3) with time zone NOT NULL,
	"read_by" text,
	"read_on" timestamp (3) with time zone,
	"reader_comment" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "report_drafts_self_assessment_id_kind_pk" PRIMARY KEY("self_assessment_id","kind")
);
--> statement-breakpoint
ALTER TABLE "report_drafts" ADD CONSTRAINT "report_drafts_self_assessment_id_questionnaire_responses_id_fk" FOREIGN KEY ("self_assessment_id") REFERENCES "public"."questionnaire_responses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_drafts" ADD CONSTRAINT "report_drafts_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_drafts" ADD CONSTRAINT "report_drafts_read_by_users_id_fk" FOREIGN KEY ("read_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;