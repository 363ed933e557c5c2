CREATE TABLE "audit_corrections" (
	"case_id" integer PRIMARY KEY NOT NULL,
	"record_id" integer NOT NULL,
	"item_id" text NOT NULL,
	"compensatory_needed" boolean DEFAULT false NOT NULL,
	"compensatory_text" text DEFAULT '' NOT NULL,
	"opened_on" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_findings" (
	"finding_id" integer PRIMARY KEY NOT NULL,
	"prong_id" integer NOT NULL,
	"item_ids" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_round_findings" (
	"prong_id" integer NOT NULL,
	"finding_id" integer NOT NULL,
	"outcome" text,
	CONSTRAINT "audit_round_findings_prong_id_finding_id_pk" PRIMARY KEY("prong_id","finding_id")
);
--> statement-breakpoint
ALTER TABLE "audit_letters" ADD COLUMN "prong_id" integer;--> statement-breakpoint
ALTER TABLE "audit_letters" ADD COLUMN "superseded_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "audit_prongs" ADD COLUMN "limited_item_ids" text[];--> statement-breakpoint
ALTER TABLE "audit_prongs" ADD COLUMN "period_from" date;--> statement-breakpoint
ALTER TABLE "audit_prongs" ADD COLUMN "period_to" date;--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "closed_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "legal_hold" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_corrections" ADD CONSTRAINT "audit_corrections_case_id_finding_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."finding_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_corrections" ADD CONSTRAINT "audit_corrections_record_id_audit_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."audit_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_findings" ADD CONSTRAINT "audit_findings_finding_id_findings_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."findings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_findings" ADD CONSTRAINT "audit_findings_prong_id_audit_prongs_id_fk" FOREIGN KEY ("prong_id") REFERENCES "public"."audit_prongs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_round_findings" ADD CONSTRAINT "audit_round_findings_prong_id_audit_prongs_id_fk" FOREIGN KEY ("prong_id") REFERENCES "public"."audit_prongs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_round_findings" ADD CONSTRAINT "audit_round_findings_finding_id_findings_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."findings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_corrections_record_id_idx" ON "audit_corrections" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "audit_findings_prong_id_idx" ON "audit_findings" USING btree ("prong_id");--> statement-breakpoint
CREATE INDEX "audit_round_findings_finding_id_idx" ON "audit_round_findings" USING btree ("finding_id");--> statement-breakpoint
ALTER TABLE "audit_letters" ADD CONSTRAINT "audit_letters_prong_id_audit_prongs_id_fk" FOREIGN KEY ("prong_id") REFERENCES "public"."audit_prongs"("id") ON DELETE no action ON UPDATE no action;