CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"event_group" text NOT NULL,
	"lea_id" integer,
	"title" text NOT NULL,
	"path" text NOT NULL,
	"events" integer DEFAULT 1 NOT NULL,
	"channel" text NOT NULL,
	"created_on" timestamp (3) with time zone NOT NULL,
	"read_on" timestamp (3) with time zone,
	"digested_on" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "only_preferred_leas" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mail_bounced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_lea_id_leas_id_fk" FOREIGN KEY ("lea_id") REFERENCES "public"."leas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_key_user_id_key" ON "notices" USING btree ("key","user_id");--> statement-breakpoint
CREATE INDEX "notices_user_id_created_on_idx" ON "notices" USING btree ("user_id","created_on","id");--> statement-breakpoint
CREATE INDEX "notices_unread_idx" ON "notices" USING btree ("user_id") WHERE "notices"."read_on" is null;--> statement-breakpoint
CREATE INDEX "notices_to_digest_idx" ON "notices" USING btree ("user_id","created_on") WHERE "notices"."digested_on" is null and "notices"."channel" in ('Daily', 'Weekly');--> statement-breakpoint
CREATE INDEX "notices_created_on_idx" ON "notices" USING btree ("created_on");--> statement-breakpoint
CREATE INDEX "users_mail_bounced_at_idx" ON "users" USING btree ("id") WHERE "users"."mail_bounced_at" is not null;