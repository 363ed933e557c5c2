CREATE TABLE "audit_hand_ins" (
	"record_id" integer NOT NULL,
	"handed_in_on" timestamp (3) with time zone NOT NULL,
	"handed_in_by" text NOT NULL,
	CONSTRAINT "audit_hand_ins_record_id_handed_in_on_pk" PRIMARY KEY("record_id","handed_in_on")
);
--> statement-breakpoint
CREATE TABLE "audit_set_entries" (
	"record_id" integer NOT NULL,
	"item_id" text NOT NULL,
	"lineage_id" text NOT NULL,
	"standing" text,
	"pages" text NOT NULL,
	"effective_on" date,
	"revised_on" date,
	"board_approved_on" date,
	"reason" text NOT NULL,
	"attested_by" text,
	"attested_on" timestamp (3) with time zone,
	"carried_from_record_id" integer,
	"changed_by" text NOT NULL,
	"changed_on" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "audit_set_entries_record_id_item_id_pk" PRIMARY KEY("record_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "audit_hand_ins" ADD CONSTRAINT "audit_hand_ins_record_id_audit_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."audit_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_hand_ins" ADD CONSTRAINT "audit_hand_ins_handed_in_by_users_id_fk" FOREIGN KEY ("handed_in_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_set_entries" ADD CONSTRAINT "audit_set_entries_record_id_audit_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."audit_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_set_entries" ADD CONSTRAINT "audit_set_entries_attested_by_users_id_fk" FOREIGN KEY ("attested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_set_entries" ADD CONSTRAINT "audit_set_entries_carried_from_record_id_audit_records_id_fk" FOREIGN KEY ("carried_from_record_id") REFERENCES "public"."audit_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_set_entries" ADD CONSTRAINT "audit_set_entries_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_set_entries_lineage_index" ON "audit_set_entries" USING btree ("lineage_id");--> statement-breakpoint
UPDATE "audit_types" SET "definition" = "definition" || '{"recordForm": "documentSet", "reviewCycleYears": 6, "secondProngFields": [{"key": "implementation", "label": "How the practice was checked", "type": "Text", "required": true}]}'::jsonb, "version" = "version" + 1 WHERE "key" = 'policies-procedures';
