ALTER TABLE "participations" ADD COLUMN "justification_status" text;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "justification" jsonb;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "justification_due_on" date;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "submitted_by" text;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "submitted_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "decided_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "return_reason" text;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;