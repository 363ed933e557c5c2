ALTER TABLE "outgoing_mails" ADD COLUMN "join_key" text;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "part" jsonb;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "joined_into" bigint;--> statement-breakpoint
CREATE INDEX "outgoing_mails_join_idx" ON "outgoing_mails" USING btree ("join_key","due_at","id") WHERE "outgoing_mails"."claimed_at" is null and "outgoing_mails"."failed_at" is null and "outgoing_mails"."join_key" is not null;--> statement-breakpoint
CREATE INDEX "outgoing_mails_joined_into_idx" ON "outgoing_mails" USING btree ("joined_into") WHERE "outgoing_mails"."joined_into" is not null;