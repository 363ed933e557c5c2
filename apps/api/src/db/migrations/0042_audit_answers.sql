CREATE TABLE "audit_answers" (
	"record_id" integer NOT NULL,
	"item_id" text NOT NULL,
	"value" text,
	"comment" text DEFAULT '' NOT NULL,
	"answered_by" text,
	"answered_on" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "audit_answers_record_id_item_id_pk" PRIMARY KEY("record_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "audit_answers" ADD CONSTRAINT "audit_answers_record_id_audit_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."audit_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_answers" ADD CONSTRAINT "audit_answers_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;