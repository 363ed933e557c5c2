ALTER TABLE "questionnaire_responses" ADD COLUMN "local_lead" text;--> statement-breakpoint
ALTER TABLE "subsection_responses" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "questionnaire_responses" ADD CONSTRAINT "questionnaire_responses_local_lead_users_id_fk" FOREIGN KEY ("local_lead") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;