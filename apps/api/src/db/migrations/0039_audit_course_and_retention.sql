CREATE TABLE "audit_erasures" (
	"audit_id" integer PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"records" integer NOT NULL,
	"list_rows" integer NOT NULL,
	"files" integer NOT NULL,
	"erased_by" text NOT NULL,
	"erased_on" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_retention" (
	"type_key" text PRIMARY KEY NOT NULL,
	"years" integer NOT NULL,
	"changed_by" text NOT NULL,
	"changed_on" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_corrections" ADD COLUMN "compensatory_asked" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_letters" ADD COLUMN "data" jsonb;--> statement-breakpoint
ALTER TABLE "audit_prongs" ADD COLUMN "documents_due_on" date;--> statement-breakpoint
ALTER TABLE "audit_erasures" ADD CONSTRAINT "audit_erasures_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_erasures" ADD CONSTRAINT "audit_erasures_erased_by_users_id_fk" FOREIGN KEY ("erased_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_retention" ADD CONSTRAINT "audit_retention_type_key_audit_types_key_fk" FOREIGN KEY ("type_key") REFERENCES "public"."audit_types"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_retention" ADD CONSTRAINT "audit_retention_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;