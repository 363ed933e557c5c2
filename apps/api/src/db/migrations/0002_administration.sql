CREATE TABLE "user_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"file_name" text NOT NULL,
	"cells" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "user_preferences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"notifications" jsonb NOT NULL,
	"theme" text NOT NULL,
	"language" text NOT NULL,
	"home_page" text,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_on" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lea_logos" (
	"lea_id" integer PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "determination_years" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"launched_by" text,
	"launched_on" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "dispute_years" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"launched_by" text,
	"launched_on" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "questionnaires" DROP CONSTRAINT "questionnaires_year_compliance_years_id_fk";
--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "changed_by" text;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "changed_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "preferred_lea_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "changed_by" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "changed_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "leas" ADD COLUMN "intro" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leas" ADD COLUMN "contacts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "leas" ADD COLUMN "links" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "leas" ADD COLUMN "school_years" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "leas" ADD COLUMN "changed_by" text;--> statement-breakpoint
ALTER TABLE "leas" ADD COLUMN "changed_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "compliance_years" ADD COLUMN "launched_by" text;--> statement-breakpoint
ALTER TABLE "compliance_years" ADD COLUMN "launched_on" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_imports" ADD CONSTRAINT "user_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lea_logos" ADD CONSTRAINT "lea_logos_lea_id_leas_id_fk" FOREIGN KEY ("lea_id") REFERENCES "public"."leas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_imports_expires_at_idx" ON "user_imports" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_preferred_lea_id_leas_id_fk" FOREIGN KEY ("preferred_lea_id") REFERENCES "public"."leas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_full_name_idx" ON "users" USING btree (lower("full_name"),"id");--> statement-breakpoint
CREATE INDEX "users_last_login_at_idx" ON "users" USING btree ("last_login_at");--> statement-breakpoint
CREATE INDEX "audit_events_action_seq_idx" ON "audit_events" USING btree ("action","seq");--> statement-breakpoint
CREATE INDEX "audit_events_target_type_seq_idx" ON "audit_events" USING btree ("target_type","seq");--> statement-breakpoint
CREATE INDEX "audit_events_actor_id_seq_idx" ON "audit_events" USING btree ("actor_id","seq");--> statement-breakpoint
CREATE INDEX "audit_events_at_idx" ON "audit_events" USING btree ("at");