CREATE TABLE "audit_service_lines" (
	"record_id" integer PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_type" text NOT NULL,
	"setting" text NOT NULL,
	"frequency" text NOT NULL,
	"minutes" integer NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"months" jsonb NOT NULL,
	"notes" text NOT NULL,
	"changed_by" text NOT NULL,
	"changed_on" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_service_lines" ADD CONSTRAINT "audit_service_lines_record_id_audit_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."audit_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_service_lines" ADD CONSTRAINT "audit_service_lines_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;