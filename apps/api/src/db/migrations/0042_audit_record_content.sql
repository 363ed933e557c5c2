ALTER TABLE "audit_item_answers" ADD COLUMN "recheck" jsonb;--> statement-breakpoint
ALTER TABLE "audit_records" ADD COLUMN "content_id" integer;--> statement-breakpoint
ALTER TABLE "audit_records" ADD COLUMN "kept_content_id" integer;--> statement-breakpoint
ALTER TABLE "audit_records" ADD COLUMN "kept_by" text;--> statement-breakpoint
ALTER TABLE "audit_records" ADD COLUMN "kept_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "audit_records" ADD CONSTRAINT "audit_records_content_id_audit_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."audit_contents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_records" ADD CONSTRAINT "audit_records_kept_content_id_audit_contents_id_fk" FOREIGN KEY ("kept_content_id") REFERENCES "public"."audit_contents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_records" ADD CONSTRAINT "audit_records_kept_by_users_id_fk" FOREIGN KEY ("kept_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;