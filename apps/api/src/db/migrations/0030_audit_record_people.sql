CREATE TABLE "audit_record_people" (
	"record_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"assigned_by" text NOT NULL,
	"assigned_on" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_record_people_record_id_user_id_pk" PRIMARY KEY("record_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "audit_record_people" ADD CONSTRAINT "audit_record_people_record_id_audit_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."audit_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_record_people" ADD CONSTRAINT "audit_record_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_record_people" ADD CONSTRAINT "audit_record_people_assigned_by_users_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_record_people_user_index" ON "audit_record_people" USING btree ("user_id");