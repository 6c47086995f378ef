# Varnish 7 in front of the site, with the packages varnish and varnish-modules:
#   varnishd -a 127.0.0.1:6081 -f /etc/varnish/default.vcl -s malloc,512m -p http_gzip_support=off -p workspace_backend=256k
# A proxy with TLS is in front of Varnish (docs/operating.md, "A cache in front"). The site needs
# PURGE_URL=http://127.0.0.1:6081/.
vcl 4.1;

import directors;
import purge;
import std;
import var;
import xkey;

# Uses /livez, since a process without its database still serves the last version of each page.
probe alive {
    .url = "/livez";
    .interval = 1s;
    .timeout = 2s;
    # Left out after three failures: a busy machine misses one or two.
    .window = 3;
    .threshold = 1;
    .initial = 1;
}

# With several processes, one backend for each of them, also in vcl_init.
backend site1 { .host = "127.0.0.1"; .port = "3000"; .probe = alive; .connect_timeout = 2s; }

# The machines of the site.
acl purgers { "127.0.0.1"; "::1"; }

sub vcl_init {
    # Each page is always fetched from the same process while that answers, so that only one renders it.
    new nodes = directors.shard();
    nodes.add_backend(site1);
    nodes.reconfigure();
}

sub vcl_recv {
    if (req.restarts == 0) {
        unset req.http.X-Unanswered;
    }
    set req.backend_hint = nodes.backend(resolve=LAZY);
    if (req.method == "PURGE") {
        # A request that came through the proxy with TLS has two addresses.
        if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
            return (synth(405));
        }
        if (req.http.Surrogate-Reset || std.integer(req.http.Surrogate-Version, 0) > std.integer(var.global_get("edition"), 0)) {
            var.global_set("edition", req.http.Surrogate-Version);
        }
        xkey.softpurge(req.http.Surrogate-Key);
        return (synth(200));
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # The signed-in author; other cookies mean nothing to the site.
    if (req.http.Cookie ~ "skrivestue=") {
        return (pass);
    }
    unset req.http.Cookie;
    if (req.url ~ "^/(admin|haendelser|healthz|livez|readyz)(\.data)?([/?]|$)") {
        return (pass);
    }
    # One copy per encoding that the site offers.
    if (req.http.Accept-Encoding ~ "br") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "gzip") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    # Parameters of social networks and newsletters, which the site ignores.
    if (req.url ~ "\?") {
        set req.url = regsuball(req.url, "([?&])(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|igshid|mc_[ce]id|_hs\w+|li_fat_id|ttclid)(=[^&]*)?(?=&|$)", "\1");
        set req.url = regsub(regsuball(regsuball(req.url, "&+", "&"), "\?&", "?"), "[?&]$", "");
    }
    # A purged page is shown only while no process answers. A file that never changes is shown once more, while the
    # site is asked whether it still is public.
    if (!req.http.X-Unanswered && std.healthy(req.backend_hint) && req.url !~ "^/filer/(derived|maerke|deling)/") {
        set req.grace = 0s;
    } else {
        set req.grace = 24h;
    }
    return (hash);
}

sub vcl_hit {
    # It was stored while a purge ran.
    if (obj.ttl > 0s && obj.http.Surrogate-Version && std.integer(obj.http.Surrogate-Version, 0) < std.integer(var.global_get("edition"), 0)) {
        purge.soft(0s);
        return (restart);
    }
}

sub vcl_backend_fetch {
    if (bereq.uncacheable) {
        set bereq.backend = nodes.backend(by=KEY, key=nodes.key(bereq.xid), alt=bereq.retries, healthy=ALL);
    } else {
        set bereq.backend = nodes.backend(by=HASH, alt=bereq.retries, healthy=ALL);
    }
    # The answers to uploads, backups and the press kit take long to begin; for other pages, longer than a
    # process takes while its database does not respond.
    if (bereq.url ~ "^/(admin|filer/presse)/") {
        set bereq.first_byte_timeout = 120s;
    } else {
        set bereq.first_byte_timeout = 5s;
    }
}

sub vcl_backend_response {
    # The next process first, then the copy, if there is one: the request is conditional then. Delivered, an error, or a
    # page that is incomplete or missing while the database is away, would take its place.
    if (!bereq.uncacheable && (bereq.is_bgfetch || !bereq.http.X-Unanswered)) {
        if (beresp.status >= 500 || (bereq.http.If-None-Match && (beresp.http.Cache-Control ~ "no-store" || (beresp.status == 200 && !beresp.http.Surrogate-Key)))) {
            if (bereq.retries < 1) {
                return (retry);
            }
            return (abandon);
        }
    }
    if (beresp.status < 500 && beresp.http.Surrogate-Key) {
        if (std.integer(beresp.http.Surrogate-Version, 0) < std.integer(var.global_get("edition"), 0)) {
            # The process does not know the last change yet. Another one does, and else nobody else gets this page.
            if (bereq.retries < 2) {
                return (retry);
            }
            set beresp.ttl = 0s;
        } else {
            var.global_set("edition", beresp.http.Surrogate-Version);
        }
        set beresp.http.xkey = beresp.http.Surrogate-Key;
        set beresp.grace = 24h;
    } elsif (beresp.ttl > 0s && beresp.http.Cache-Control !~ "no-cache|no-store|private" && !beresp.http.Set-Cookie) {
        set beresp.grace = 24h;
    } else {
        set beresp.uncacheable = true;
        set beresp.ttl = 5s;
        set beresp.grace = 0s;
    }
    return (deliver);
}

sub vcl_backend_error {
    # The next process; a save is never sent twice.
    if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD")) {
        return (retry);
    }
    # Stored, the error would take the place of the last version.
    return (abandon);
}

sub vcl_synth {
    # The last version, if there is one.
    if (resp.status == 503 && !req.http.X-Unanswered && !req.http.Cookie && (req.method == "GET" || req.method == "HEAD")) {
        set req.http.X-Unanswered = "yes";
        return (restart);
    }
}

sub vcl_deliver {
    # Browsers ask again for each page.
    if (resp.http.Cache-Control ~ "s-maxage") {
        set resp.http.Cache-Control = "no-cache";
    }
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.Surrogate-Version;
    unset resp.http.Cache-Tag;
    unset resp.http.Via;
}
