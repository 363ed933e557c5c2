CREATE TABLE "audit_kept_scores" (
	"record_id" integer PRIMARY KEY NOT NULL,
	"content_id" integer NOT NULL,
	"marks" text NOT NULL,
	"met" integer NOT NULL,
	"not_met" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_record_readers" (
	"record_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"read_on" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_record_readers_record_id_user_id_pk" PRIMARY KEY("record_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "audit_kept_scores" ADD CONSTRAINT "audit_kept_scores_record_id_audit_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."audit_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_kept_scores" ADD CONSTRAINT "audit_kept_scores_content_id_audit_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."audit_contents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_record_readers" ADD CONSTRAINT "audit_record_readers_record_id_audit_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."audit_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_record_readers" ADD CONSTRAINT "audit_record_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_records_number_idx" ON "audit_records" USING btree (lower("key"));--> statement-breakpoint
CREATE INDEX "audit_records_words_idx" ON "audit_records" USING gin (jsonb_to_tsvector('simple', "fields", '["string"]'));