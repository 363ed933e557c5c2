CREATE TABLE "audit_skips" (
	"record_id" integer NOT NULL,
	"target_id" text NOT NULL,
	"reason" text NOT NULL,
	"skipped_by" text NOT NULL,
	"skipped_on" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_skips_record_id_target_id_pk" PRIMARY KEY("record_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "audit_skips" ADD CONSTRAINT "audit_skips_record_id_audit_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."audit_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_skips" ADD CONSTRAINT "audit_skips_skipped_by_users_id_fk" FOREIGN KEY ("skipped_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;