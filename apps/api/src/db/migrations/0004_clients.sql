CREATE TABLE "clients" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"scopes" text[] NOT NULL,
	"all_leas" boolean NOT NULL,
	"lea_ids" integer[] NOT NULL,
	"expires_on" date NOT NULL,
	"requests_per_minute" integer NOT NULL,
	"secret_hash" text NOT NULL,
	"secret_created_at" timestamp (3) with time zone NOT NULL,
	"previous_secret_hash" text,
	"previous_secret_until" timestamp (3) with time zone,
	"tokens_valid_after" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"last_used_ip" text,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" text,
	"changed_on" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "clients_name_key" ON "clients" USING btree (lower("name")) WHERE "clients"."revoked_at" is null;