ALTER TABLE "csi_responses" ADD COLUMN "carried_from_year" integer;--> statement-breakpoint
ALTER TABLE "csi_responses" ADD COLUMN "confirmed_this_year" boolean DEFAULT false NOT NULL;