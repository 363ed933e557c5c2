CREATE TABLE "password_confirmations" (
	"session_id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"code_expires_at" timestamp (3) with time zone NOT NULL,
	"code_sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refresh_families" ADD COLUMN "password_given_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refresh_families" ADD COLUMN "password_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "password_confirmations" ADD CONSTRAINT "password_confirmations_session_id_refresh_families_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."refresh_families"("id") ON DELETE cascade ON UPDATE no action;