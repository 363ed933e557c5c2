CREATE TABLE "audit_second_answers" (
	"record_id" integer NOT NULL,
	"item_id" text NOT NULL,
	"value" text,
	"first_value" text,
	"settled_value" text,
	"settled_by" text,
	"settled_on" timestamp (3) with time zone,
	"answered_by" text NOT NULL,
	"answered_on" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "audit_second_answers_record_id_item_id_pk" PRIMARY KEY("record_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "audit_item_answers" ADD COLUMN "extras" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_records" ADD COLUMN "submitted_by" text;--> statement-breakpoint
ALTER TABLE "audit_records" ADD COLUMN "submitted_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "audit_records" ADD COLUMN "submission" integer;--> statement-breakpoint
ALTER TABLE "audit_records" ADD COLUMN "second_reader_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_records" ADD COLUMN "second_reader_id" text;--> statement-breakpoint
ALTER TABLE "audit_records" ADD COLUMN "second_read_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "audit_second_answers" ADD CONSTRAINT "audit_second_answers_record_id_audit_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."audit_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_second_answers" ADD CONSTRAINT "audit_second_answers_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_second_answers" ADD CONSTRAINT "audit_second_answers_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_records" ADD CONSTRAINT "audit_records_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_records" ADD CONSTRAINT "audit_records_second_reader_id_users_id_fk" FOREIGN KEY ("second_reader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_records_key_index" ON "audit_records" USING btree ("key");